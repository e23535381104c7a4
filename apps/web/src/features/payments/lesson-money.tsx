import type { ReactNode } from 'react';
import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { LessonPayment } from '@somo/contracts/payments';
import { dateOf, listText, money } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { useMoneyOfLesson } from './api/money-of-lesson';
import { ChargeBadge } from './charge-badge';
import { ReceiptButton } from './receipt-button';
import { sharesOf } from './shares';
import { SplitToggle } from './split-toggle';

type Side = 'student' | 'teacher';

/** What each of the two wants to know: what it cost, and what it brings. */
const kept = {
  student: { key: 'lesson.paid', of: ({ amountCents }: LessonPayment) => amountCents },
  teacher: { key: 'lesson.youReceive', of: ({ netCents }: LessonPayment) => netCents },
} as const;

/** Returns the renderers of each lesson's money in a list: its payment status, how the money is divided, and what is left of it. */
export function lessonMoney(side: Side) {
  return {
    word: (lesson: Lesson, known: ReactNode) => <LessonCharge lesson={lesson} known={known} />,
    split: (lesson: Lesson) => <LessonMoney lesson={lesson} side={side} />,
    left: (lesson: Lesson, show: (leftCents: number) => ReactNode) => <LessonLeft lesson={lesson} show={show} />,
  };
}

function LessonCharge({ lesson, known }: { lesson: Lesson; known: ReactNode }) {
  const { data } = useMoneyOfLesson(lesson.id, lesson.paidAt !== null);
  return data?.paidAt && (data.charge !== 'captured' || data.refundPendingCents > 0) ? <ChargeBadge payment={data} /> : known;
}

function LessonLeft({ lesson, show }: { lesson: Lesson; show: (leftCents: number) => ReactNode }) {
  const { data } = useMoneyOfLesson(lesson.id, lesson.paidAt !== null);
  return show(data ? data.amountCents - data.refundedCents - data.refundPendingCents : lesson.price.amountCents);
}

/** The parts of a row: nothing until the lesson is paid. */
function LessonMoney({ lesson, side }: { lesson: Lesson; side: Side }) {
  const { t } = useTranslation(['payments', 'common']);
  const zone = useZone();
  const query = useMoneyOfLesson(lesson.id, lesson.paidAt !== null);
  const payment = query.data;
  if (query.isError && !payment) return <FetchError compact of={query} text={t('failedToLoad')} />;
  if (query.isLoading)
    return (
      <Box display="flex" gap="4">
        <Skeleton h="5" w="20" />
        <Skeleton h="5" w="28" />
      </Box>
    );
  if (!payment?.paidAt) return null;
  const back = payment.refundedCents + payment.refundPendingCents;
  const of = listText([lesson.subject || t('general'), dateOf(lesson.startsAt, zone)]);
  const teacher = lesson.teacher.fullName || t('common:unknownTeacher');
  return (
    <>
      <Text textStyle="sm" fontVariantNumeric="tabular-nums" {...(back === 0 ? { fontWeight: 'semibold' } : { color: 'fg.muted' })}>
        {back === 0
          ? t(kept[side].key, { amount: money(kept[side].of(payment)) })
          : t(`lesson.${back === payment.amountCents ? 'allBack' : 'back'}.${side}`, {
              amount: money(payment.amountCents),
              back: money(back),
            })}
      </Text>
      <SplitToggle shares={sharesOf(payment)} side={side} name={teacher} of={of} inRow>
        {side === 'student' && <ReceiptButton quiet lessonId={lesson.id} of={of} />}
      </SplitToggle>
    </>
  );
}
