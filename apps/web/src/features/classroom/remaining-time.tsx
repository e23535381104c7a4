import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { useNow } from '../../lib/use-now';

/** How long the lesson still takes, or until it starts. */
export function RemainingTime({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('classroom');
  const now = useNow(minuteMs);
  const [starts, ends] = [fromInstant(lesson.startsAt), fromInstant(lesson.endsAt)];
  const minutes = (ms: number) => Math.ceil(ms / minuteMs);
  const text =
    now >= ends
      ? t('remaining.ended')
      : now < starts
        ? t('remaining.startsIn', { count: minutes(starts - now) })
        : t('remaining.left', { count: minutes(ends - now) });
  return (
    <Box
      role="timer"
      px="3"
      py="1"
      borderRadius="full"
      fontSize="inSm"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      flexShrink="0"
      textAlign="center"
      {...(now >= ends ? { bg: 'clay.subtle', color: 'clay.fg' } : { bg: 'brand.subtle', color: 'brand.fg' })}
    >
      {text}
    </Box>
  );
}
