import type { ReactNode } from 'react';
import { Badge, Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DisplayStatus, Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { deadline, offsetName } from '../../lib/format';

/** Renders what the page knows about a lesson's money. */
export interface LessonMoneyParts {
  /** Renders the payment's status if that is news (a refund, a dispute), or else `known`. */
  word: (lesson: Lesson, known: ReactNode) => ReactNode;
  /** Renders what it cost or earned. */
  total: (lesson: Lesson) => ReactNode;
  /** Renders how the money is divided, behind a button. */
  split: (lesson: Lesson) => ReactNode;
  /** Returns what of the price has not been refunded yet. */
  leftCents: (lesson: Lesson) => number;
}

const tints: Record<DisplayStatus, string> = { upcoming: 'brand', completed: 'leaf', cancelled: 'sand' };

export function StatusBadge({ status }: { status: DisplayStatus }) {
  const { t } = useTranslation('lessons');
  return (
    <Badge colorPalette={tints[status]} variant={status === 'cancelled' ? 'outline' : 'subtle'} size="sm">
      {t(`status.${status}`)}
    </Badge>
  );
}

/** 'Pay by 2:32 PM (GMT+1)' until then, 'Paid' once it is. */
export function PaymentBadge({ lesson, now, zone }: { lesson: Lesson; now: number; zone: string }) {
  const { t } = useTranslation('lessons');
  if (lesson.displayStatus === 'cancelled') return null;
  if (lesson.paidAt)
    return (
      <Badge colorPalette="leaf" size="sm">
        {t('paid')}
      </Badge>
    );
  if (!lesson.payBy || now >= fromInstant(lesson.payBy)) return null;
  return (
    <Badge colorPalette="clay" size="sm">
      <bdi>{t('payBy', { time: deadline(lesson.payBy, now, zone), zone: offsetName(zone, fromInstant(lesson.payBy)) })}</bdi>
    </Badge>
  );
}

/**
 * The one thing to know about a lesson in a list: until when to pay or that it is paid; later its status, or what became of the money. A
 * cancelled one says both.
 */
export function LessonBadge({
  lesson,
  now,
  zone,
  money,
}: {
  lesson: Lesson;
  now: number;
  zone: string;
  money: Pick<LessonMoneyParts, 'word'>;
}) {
  const status = lesson.displayStatus;
  if (status === 'cancelled')
    return (
      <Box display="flex" flexWrap="wrap" gap="2">
        <StatusBadge status={status} />
        {money.word(lesson, null)}
      </Box>
    );
  return money.word(
    lesson,
    status === 'upcoming' ? <PaymentBadge lesson={lesson} now={now} zone={zone} /> : <StatusBadge status={status} />,
  );
}
