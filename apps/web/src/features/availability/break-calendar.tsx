import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { addDays, monthOf } from '../../lib/days';
import { MonthCalendar } from '../../ui/month-calendar';
import { DayMark, type DayVariant } from '../../ui/month-calendar-day';
import { calendarDays, type DayState } from './calendar-days';
import type { Hours } from './hours';

/** A year ahead: who plans longer leave adds the next one later. */
const shownDays = 400;
const variantOf: Record<DayState, DayVariant> = { available: 'plain', partly: 'booked', booked: 'booked', break: 'off' };

interface Props {
  today: string;
  timeZone: string;
  hours: Hours;
  lessons: readonly Lesson[];
  start: string | null;
  end: string | null;
  onDay: (day: string) => void;
}

/** A calendar to choose the first and the last day off, with the days that have lessons or are off already. */
export function BreakCalendar({ today, timeZone, hours, lessons, start, end, onDay }: Props) {
  const { t } = useTranslation('availability');
  const days = new Set(Array.from({ length: shownDays }, (_, at) => addDays(today, at)));
  const states = calendarDays(hours, lessons, timeZone, today, shownDays);
  const last = end ?? start;
  const isOff = (day: string) => start !== null && last !== null && start <= day && day <= last;
  const isEnd = (day: string) => day === start || day === end;
  const variantOfDay = (day: string): DayVariant => {
    if (isEnd(day)) return 'chosen';
    if (isOff(day)) return 'upcoming';
    return variantOf[states.get(day) ?? 'available'];
  };
  return (
    <Box>
      <MonthCalendar
        label={t('breaks.calendar')}
        today={today}
        selected={last}
        onSelect={onDay}
        days={days}
        word={(day) => t(isOff(day) ? 'breaks.chosen' : `dayWords.${states.get(day) ?? 'none'}`)}
        variantOf={variantOfDay}
        from={monthOf(today)}
        until={monthOf(addDays(today, shownDays - 1))}
        view="coming"
      />
      <Box display="flex" flexWrap="wrap" justifyContent="center" columnGap="4" rowGap="1" mt="3">
        {(['booked', 'break'] as const).map((state) => (
          <Text key={state} textStyle="xs" color="fg.muted" display="inline-flex" alignItems="center" gap="1.5">
            <DayMark variant={variantOf[state]} />
            {t(`legend.${state}`)}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
