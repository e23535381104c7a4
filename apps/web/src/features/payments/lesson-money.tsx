import type { ReactNode } from 'react';
import { Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { subjectName } from '../../i18n/names';
import { outdate } from '../../lib/changes';
import { dateOf, listText, money } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { ErrorState } from '../../ui/error-state';
import { ChargeBadge } from './charge-badge';
import { ReceiptButton } from './receipt-button';
import { sharesOf } from './shares';
import { SplitToggle } from './split-toggle';

type Side = 'student' | 'teacher';

/** The cost of a lesson for the student, and its earning for the teacher. */
const kept = {
  student: { key: 'lesson.paid', of: ({ amountCents }: LessonPayment) => amountCents },
  teacher: { key: 'lesson.youReceive', of: ({ netCents }: LessonPayment) => netCents },
} as const;

/** Returns what is shown of each lesson's money in a list: its payment status, how the money is divided, and what is left of it. */
export function lessonMoney(side: Side) {
  return {
    word: ({ payment }: Lesson, known: ReactNode) =>
      payment?.paidAt && (payment.charge !== 'captured' || payment.refundPendingCents > 0) ? <ChargeBadge payment={payment} /> : known,
    total: (lesson: Lesson) => <LessonTotal lesson={lesson} side={side} />,
    split: (lesson: Lesson) => <LessonSplit lesson={lesson} side={side} />,
    leftCents: ({ payment, price }: Lesson) =>
      payment ? payment.amountCents - payment.refundedCents - payment.refundPendingCents : price.amountCents,
  };
}

interface Props {
  lesson: Lesson;
  side: Side;
}

/** Nothing until the lesson is paid. */
function LessonTotal({ lesson, side }: Props) {
  const { t } = useTranslation('payments');
  const cache = useQueryClient();
  const { payment } = lesson;
  if (lesson.paymentUnavailable) return <ErrorState compact text={t('failedToLoad')} retry={() => outdate(cache, 'lessons')} />;
  if (!payment?.paidAt) return null;
  const back = payment.refundedCents + payment.refundPendingCents;
  return (
    <Text textStyle="sm" fontVariantNumeric="tabular-nums" {...(back === 0 ? { fontWeight: 'semibold' } : { color: 'fg.muted' })}>
      {back === 0
        ? t(kept[side].key, { amount: money(kept[side].of(payment)) })
        : t(`lesson.${back === payment.amountCents ? 'allBack' : 'back'}.${side}`, {
            amount: money(payment.amountCents),
            back: money(back),
          })}
    </Text>
  );
}

function LessonSplit({ lesson, side }: Props) {
  const { t } = useTranslation(['payments', 'common']);
  const zone = useZone();
  const { payment } = lesson;
  if (!payment?.paidAt) return null;
  const of = listText([subjectName(lesson.subject) || t('general'), dateOf(lesson.startsAt, zone)]);
  return (
    <SplitToggle shares={sharesOf(payment)} side={side} name={lesson.teacher.fullName || t('common:unknownTeacher')} of={of} inRow>
      {side === 'student' && <ReceiptButton quiet lessonId={lesson.id} of={of} />}
    </SplitToggle>
  );
}
