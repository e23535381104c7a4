import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clockChange } from '@somo/calendar/clock-change';
import { dayNumber, minuteMs } from '@somo/calendar/days';
import { startOfDay } from '@somo/calendar/wall-clock';
import { offsetAt } from '@somo/calendar/zone-offset';
import { toInstant } from '@somo/contracts/time';
import { cityLabel, timeOf } from '../lib/format';

interface Props {
  day: string;
  /** In which `day` is a day. */
  zone: string;
  teacherZone: string;
}

/** Says so if a teacher's clocks go forward during a day: the times they skip cannot be offered. */
export function SkippedTimes({ day, zone, teacherZone }: Props) {
  const { t } = useTranslation('times');
  // A minute earlier: clocks may go forward at midnight, where the day begins.
  const startOf = (number: number) => startOfDay(zone, number) - minuteMs;
  const change = clockChange(teacherZone, startOf(dayNumber(day)), startOf(dayNumber(day) + 1));
  if (!change || change.byMs < 0) return null;
  const from = timeOf(toInstant(change.at + offsetAt(teacherZone, change.at) - change.byMs), 'UTC');
  const skipped = { city: cityLabel(teacherZone, change.at), from, to: timeOf(toInstant(change.at), teacherZone) };
  return (
    <Text color="fg.muted" textStyle="sm" mb="3">
      <bdi>{t('skippedTimes', skipped)}</bdi>
    </Text>
  );
}
