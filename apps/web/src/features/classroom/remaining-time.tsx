import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { hourMs, minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { joinClosesMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { timeOf } from '../../lib/format';
import { useNow } from '../../lib/use-now';

interface Props {
  lesson: Lesson;
  zone: string;
  /** In a call: a line of text where there is little room, and after the end how long the two can go on. */
  isInCall?: boolean;
}

/** Returns when the classroom of a lesson closes. */
export const closesAt = ({ endsAt }: Lesson) => toInstant(fromInstant(endsAt) + joinClosesMinutes * minuteMs);

/** How long the lesson still takes, or, in the hour before it, until it starts. */
export function RemainingTime({ lesson, zone, isInCall = false }: Props) {
  const { t } = useTranslation('classroom');
  const now = useNow(minuteMs);
  const [starts, ends] = [fromInstant(lesson.startsAt), fromInstant(lesson.endsAt)];
  if (now < starts - hourMs) return null;
  const minutes = (ms: number) => Math.ceil(ms / minuteMs);
  const text =
    now >= ends
      ? isInCall
        ? t('remaining.endedOpen', { time: timeOf(closesAt(lesson), zone) })
        : t('remaining.ended')
      : now < starts
        ? t('remaining.startsIn', { count: minutes(starts - now) })
        : t('remaining.left', { count: minutes(ends - now) });
  const tint = now >= ends ? 'clay.subtle' : 'brand.subtle';
  return (
    <Box
      role="timer"
      w="fit-content"
      borderRadius="full"
      textAlign="center"
      fontSize="inSm"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      color={now >= ends ? 'clay.fg' : isInCall ? { base: 'inherit', lg: 'brand.fg' } : 'brand.fg'}
      {...(isInCall
        ? { px: { base: '0', lg: '3' }, py: { base: '0', lg: '1' }, bg: { base: 'transparent', lg: tint } }
        : { px: '3', py: '1', bg: tint })}
    >
      {text}
    </Box>
  );
}
