import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CalendarX, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { AddToCalendar } from '../../ui/add-to-calendar';
import { ButtonLink } from '../../ui/links';
import { BookedFacts } from './booked-facts';
import { BookedFrame } from './booked-frame';
import { BookedPayment } from './booked-payment';
import { OneStepLeft } from './one-step-left';
import { PayLink } from './pay-link';

interface Props {
  booked: Lesson;
  zone: string;
  /** Before a link leads to another page. */
  onLeave: () => void;
  onClose: () => void;
}

/** Confirms the booking, or shows what is still missing; follows the payment. */
export function BookedDialog({ booked, zone, onLeave, onClose }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const now = useNow();
  const lesson = useQuery({
    ...query('GET /api/lessons/:id', { params: { id: booked.id } }),
    initialData: booked,
    // Fetched once at the start, because a push may have come before.
    initialDataUpdatedAt: 0,
  }).data;
  const name = lesson.teacher.firstName || t('common:unknownTeacher');
  const unpaid = lesson.paidAt === null && lesson.payBy !== null;
  const payBy = unpaid && lesson.status !== 'cancelled' && now < fromInstant(lesson.payBy!) ? lesson.payBy : null;
  const isHeld = lesson.status === 'pending';
  const state = lesson.status === 'cancelled' ? 'released' : payBy ? (isHeld ? 'held' : 'unpaid') : unpaid || isHeld ? 'late' : 'confirmed';
  const { title, text, icon, tint } = {
    released: {
      title: t('released'),
      text: t(lesson.cancelledBy === 'payment' ? 'releasedText' : 'cancelledText'),
      icon: <CalendarX size={28} />,
      tint: 'fg.muted',
    },
    held: { title: t('held'), text: t('heldText', { name }), icon: <Clock size={28} />, tint: 'clay.fg' },
    unpaid: { title: t('confirmed'), text: null, icon: <CircleCheck size={28} />, tint: 'fg.success' },
    late: { title: t('late'), text: t('payOver'), icon: <CalendarX size={28} />, tint: 'fg.muted' },
    confirmed: { title: t('confirmed'), text: t('confirmedText'), icon: <CircleCheck size={28} />, tint: 'fg.success' },
  }[state];
  return (
    <BookedFrame
      {...{ title, icon, tint, onLeave, onClose }}
      unpaidId={payBy ? lesson.id : null}
      size={lesson.moduleId ? 'md' : 'sm'}
      footer={
        <>
          <ButtonLink to={paths.studentDashboard} onClick={onLeave} variant={payBy ? 'plain' : 'outline'}>
            {t('toDashboard')}
          </ButtonLink>
          {lesson.moduleId && (
            <ButtonLink to={paths.studentModule(lesson.moduleId)} onClick={onLeave} variant={payBy ? 'plain' : 'outline'}>
              {t('startLearning')}
            </ButtonLink>
          )}
          {payBy ? (
            <PayLink lessonId={lesson.id} amountCents={lesson.price.amountCents} onLeave={onLeave} />
          ) : (
            <ButtonLink to={paths.lesson(lesson.id)} onClick={onLeave}>
              {t('viewLesson')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Box aria-live="polite">
        {payBy && <OneStepLeft amountCents={lesson.price.amountCents} {...{ payBy, now, zone }} />}
        {text && <Text>{text}</Text>}
      </Box>
      <BookedFacts lesson={lesson} zone={zone} paid={lesson.paidAt !== null} />
      {lesson.paidAt && (
        <Box mt="4">
          <BookedPayment lessonId={lesson.id} />
        </Box>
      )}
      {state === 'confirmed' && (
        <Box mt="2">
          <AddToCalendar lesson={lesson} side="student" text={t('addToCalendar')} />
        </Box>
      )}
    </BookedFrame>
  );
}
