import { useEffect, useRef, type ReactNode } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { freeCancelHours, horizonDays, lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { BookedDialog } from './booked-dialog';
import { BookingNotice } from './booking-notice';
import { ConfirmStep } from './confirm-step';
import { DateAndTime } from './date-and-time';
import { ModuleStep } from './module-step';
import { PausedPanel } from './paused-panel';
import { RequestedDialog } from './requested-dialog';
import { StepList } from './step-list';
import { useBooking, type WhoFor } from './use-booking';
import type { WantedTimes } from './wanted-times';
import { WeeklyDialog } from './weekly-dialog';
import { WhenRow } from './when-row';
import { WizardFooter } from './wizard-footer';
import { ZoneNote } from './zone-note';

interface Props {
  teacher: TeacherProfile;
  zone: string;
  whoFor: WhoFor;
  wanted: WantedTimes | null;
  /** The content below the wizard until the student reviews the choices. */
  otherwise: ReactNode;
  /** What can be done while the teacher has no free times. */
  whenFull: ReactNode;
}

export function BookingWizard({ teacher, zone, whoFor, wanted, otherwise, whenFull }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const booking = useBooking(teacher, zone, whoFor);
  const { wizard, steps, days, move, openSlots, notice } = booking;
  const name = teacher.firstName;
  const price = teacher.hourlyRateCents;
  const teacherZone = openSlots.data?.teacherTimeZone ?? teacher.timeZone;
  const shownSlot = booking.slot ?? booking.slots[0];
  const lastSlot = days.at(-1)?.slots.at(-1);
  const panel = useRef<HTMLElement>(null);
  const shownStep = useRef(wizard.step);
  // Not while the dialog of the booked lesson is open: moving the focus out of it would close it.
  const isBooked = booking.booked !== null || booking.requested !== null || booking.bookedWeekly !== null;
  useEffect(() => {
    if (isBooked || shownStep.current === wizard.step) return;
    shownStep.current = wizard.step;
    const question = panel.current?.querySelector<HTMLElement>(`[data-step="${wizard.step}"] h3`) ?? panel.current?.querySelector('h3');
    question?.focus();
  }, [wizard.step, isBooked]);
  const pausedUntil = isBooked ? undefined : openSlots.data?.pausedUntil;
  const elsewhere = (
    <ButtonLink to={paths.findTeachers} variant="outline">
      {t('return')}
    </ButtonLink>
  );

  // The pause began while this page was open.
  if (pausedUntil)
    return (
      <PausedPanel teacher={teacher} until={pausedUntil}>
        {elsewhere}
      </PausedPanel>
    );
  return (
    <>
      <Panel asChild display="flex" flexDirection="column" minH={{ lg: '36rem' }}>
        <section ref={panel} aria-label={t('title', { name: teacher.fullName })}>
          <Heading as="h2" size="lg" srOnly={{ base: true, lg: false }}>
            {t('title', { name: teacher.fullName })}
          </Heading>
          {price === null ? (
            <EmptyState drawing="calendar" title={t('notTaking')} action={elsewhere} />
          ) : (
            <>
              {wizard.step === 'confirm' ? (
                // It names the time until which it is free to cancel.
                <Box h={{ lg: '6' }} />
              ) : (
                <Text color="fg.muted" textStyle={{ base: 'xs', lg: 'sm' }} mt={{ lg: '1' }} mb={{ base: '3', lg: '6' }}>
                  {t('facts', { minutes: lessonMinutes, hours: freeCancelHours })}
                </Text>
              )}
              {openSlots.isPending && (
                <Loading label={t('loadingTimes')} display="flex" flexDirection="column" gap="4">
                  <Skeleton h="8" />
                  <Skeleton h="72" />
                </Loading>
              )}
              <FetchError of={openSlots} text={t('slotsFailed')} />
              {notice && <BookingNotice notice={notice} zone={zone} onInstead={booking.insteadAt} />}
            </>
          )}
          {price !== null && openSlots.data && days.length === 0 && !isBooked && (
            <EmptyState
              drawing="calendar"
              title={t('noTimes', { days: horizonDays })}
              text={t('noTimesText', { name })}
              action={
                <Box display="grid" gap="4" justifyItems="center">
                  {whenFull}
                  {elsewhere}
                </Box>
              }
            />
          )}
          {price !== null && (days.length > 0 || isBooked) && (
            <>
              <Text role="status" srOnly>
                {t('stepOf', { at: steps.indexOf(wizard.step) + 1, of: steps.length, step: t(`steps.${wizard.step}`) })}
              </Text>
              <StepList steps={steps} step={wizard.step} disabled={booking.busy} onReturn={(step) => move({ type: 'to', step })} />
              {(wizard.step === 'date' || wizard.step === 'time') && <DateAndTime {...{ booking, zone, teacherZone, name, wanted }} />}
              {wizard.step === 'module' && booking.slot && (
                <Box as="dl" mb="4">
                  <WhenRow slot={booking.slot} zone={zone} disabled={false} onChange={() => move({ type: 'to', step: 'time' })} />
                </Box>
              )}
              {wizard.step === 'module' && (
                <ModuleStep
                  teacher={teacher}
                  subject={booking.subject}
                  moduleId={wizard.moduleId}
                  onSubject={(subject) => move({ type: 'subject', subject })}
                  onModule={(moduleId) => move({ type: 'module', moduleId })}
                />
              )}
              {wizard.step === 'confirm' && booking.slot && (
                <ConfirmStep
                  slot={booking.slot}
                  zone={zone}
                  teacherZone={teacherZone}
                  name={name}
                  subject={booking.subject}
                  moduleName={teacher.modules.find(({ id }) => id === wizard.moduleId)?.name ?? null}
                  hasChoice={teacher.subjects.length > 1 || teacher.modules.length > 0}
                  whoFor={whoFor.choice}
                  weekly={booking.weekly}
                  disabled={booking.busy}
                  onChange={(step) => move({ type: 'to', step })}
                />
              )}
              <ZoneNote
                hasZones={wizard.step !== 'confirm'}
                zone={zone}
                teacherZone={teacherZone}
                name={name}
                at={shownSlot ? fromInstant(shownSlot.startsAt) : null}
                until={lastSlot ? fromInstant(lastSlot.startsAt) : clock.now()}
              />
              {/* Keeps the last line off the edge of the buttons. */}
              <Box flex="none" h="6" />
              <WizardFooter booking={booking} zone={zone} name={name} priceCents={price} />
            </>
          )}
          {booking.requested && <RequestedDialog request={booking.requested} zone={zone} onClose={booking.closeBooked} />}
          {booking.bookedWeekly && (
            <WeeklyDialog lessons={booking.bookedWeekly} zone={zone} onLeave={booking.leaveBooked} onClose={booking.closeBooked} />
          )}
          {booking.booked && (
            <BookedDialog booked={booking.booked} zone={zone} onLeave={booking.leaveBooked} onClose={booking.closeBooked} />
          )}
        </section>
      </Panel>
      {wizard.step !== 'confirm' && otherwise}
    </>
  );
}
