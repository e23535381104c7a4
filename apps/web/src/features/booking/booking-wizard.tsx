import { useEffect, useRef } from 'react';
import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { freeCancelHours, horizonDays, lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { monthOf } from '../../lib/days';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { MonthCalendar } from '../../ui/month-calendar';
import { Panel } from '../../ui/panel';
import { BookedDialog } from './booked-dialog';
import { ConfirmStep } from './confirm-step';
import { ModuleStep } from './module-step';
import { StepHeading } from './step-heading';
import { StepList } from './step-list';
import { TimeStep } from './time-step';
import { useBooking } from './use-booking';
import { isReady } from './wizard';
import { ZoneNote } from './zone-note';

export function BookingWizard({ teacher, zone }: { teacher: TeacherProfile; zone: string }) {
  const { t } = useTranslation(['booking', 'common']);
  const booking = useBooking(teacher, zone);
  const { wizard, steps, days, move, openSlots } = booking;
  const name = teacher.firstName;
  const teacherZone = openSlots.data?.teacherTimeZone ?? teacher.timeZone;
  const shownSlot = booking.slot ?? booking.slots[0];
  const lastDay = days.at(-1)?.date ?? booking.today;
  const panel = useRef<HTMLElement>(null);
  const shownStep = useRef(wizard.step);
  // Not while the dialog of the booked lesson is open: moving the focus out of it would close it.
  const isBooked = booking.booked !== null;
  useEffect(() => {
    if (isBooked || shownStep.current === wizard.step) return;
    shownStep.current = wizard.step;
    panel.current?.querySelector('h3')?.focus();
  }, [wizard.step, isBooked]);
  const elsewhere = (
    <ButtonLink to={paths.findTeachers} variant="outline">
      {t('return')}
    </ButtonLink>
  );

  return (
    <Panel asChild display="flex" flexDirection="column" minH={{ lg: '40rem' }}>
      <section ref={panel} aria-label={t('title', { name: teacher.fullName })}>
        <Heading as="h2" size="lg">
          {t('title', { name: teacher.fullName })}
        </Heading>
        {booking.price && (
          <Text color="fg.muted" textStyle="sm" mt="1" mb="6">
            {t('facts', { minutes: lessonMinutes, price: booking.price, hours: freeCancelHours })}
          </Text>
        )}
        {!booking.price && <EmptyState drawing="calendar" title={t('notTaking')} action={elsewhere} />}
        {booking.price && openSlots.isPending && (
          <Loading label={t('loadingTimes')} display="flex" flexDirection="column" gap="4">
            <Skeleton h="8" />
            <Skeleton h="72" />
          </Loading>
        )}
        {booking.price && <FetchError of={openSlots} text={t('slotsFailed')} />}
        {booking.price && openSlots.data && days.length === 0 && (
          <EmptyState drawing="calendar" title={t('noTimes', { days: horizonDays })} text={t('noTimesText', { name })} action={elsewhere} />
        )}
        {booking.price && days.length > 0 && (
          <>
            <Text role="status" srOnly>
              {t('stepOf', { at: steps.indexOf(wizard.step) + 1, of: steps.length, step: t(`steps.${wizard.step}`) })}
            </Text>
            <StepList steps={steps} step={wizard.step} />
            {wizard.step === 'date' && (
              <>
                <StepHeading mb="3">{t('chooseDate')}</StepHeading>
                <MonthCalendar
                  label={t('chooseDate')}
                  today={booking.today}
                  selected={wizard.day}
                  onSelect={(day) => move({ type: 'day', day })}
                  days={new Set(days.map(({ date }) => date))}
                  word={t('freeDay')}
                  from={monthOf(booking.today)}
                  until={monthOf(lastDay)}
                />
              </>
            )}
            {wizard.step === 'time' && wizard.day && (
              <TimeStep
                day={wizard.day}
                zone={zone}
                name={name}
                slots={booking.slots}
                chosen={wizard.startsAt}
                alternatives={booking.alternatives}
                onChoose={(startsAt) => move({ type: 'time', startsAt })}
                onInstead={booking.insteadAt}
              />
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
                priceCents={teacher.hourlyRateCents ?? 0}
                moduleName={teacher.modules.find(({ id }) => id === wizard.moduleId)?.name ?? null}
              />
            )}
            {wizard.step === 'confirm' && !booking.slot && (
              <Text role="alert" color="fg.error">
                {t('dayGone')}
              </Text>
            )}
            <ZoneNote zone={zone} teacherZone={teacherZone} name={name} at={shownSlot ? fromInstant(shownSlot.startsAt) : clock.now()} />
            <Box display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" mt="auto" pt="6">
              {wizard.step === 'date' ? (
                <Button variant="outline" onClick={booking.cancel}>
                  {t('common:cancel')}
                </Button>
              ) : (
                <Button variant="outline" disabled={booking.busy} onClick={() => move({ type: 'back' })}>
                  {t('common:back')}
                </Button>
              )}
              {wizard.step === 'confirm' ? (
                <Button key="confirm" disabled={booking.busy} onClick={booking.confirm}>
                  {booking.busy ? t('confirming') : t('confirm')}
                </Button>
              ) : (
                <Button disabled={!isReady(wizard)} onClick={() => move({ type: 'next' })}>
                  {t('common:continue')}
                </Button>
              )}
            </Box>
          </>
        )}
        {booking.booked && <BookedDialog booked={booking.booked} zone={zone} onClose={booking.closeBooked} />}
      </section>
    </Panel>
  );
}
