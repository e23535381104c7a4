import { useState } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { addDays, weekday } from '../../lib/days';
import { dayOf, fullDayText } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { CheckField } from '../../ui/check-field';
import { MonthCalendar } from '../../ui/month-calendar';
import { DayMark } from '../../ui/month-calendar-day';
import { Panel } from '../../ui/panel';
import { useBookedLessons } from './api/booked-lessons';
import { calendarDays, type DayState } from './calendar-days';
import { DayExplained } from './day-explained';
import { addOnDate, addWeekly, onDate, removeOnDate, weeklyOn } from './hours';
import { SlotList } from './slot-list';
import type { EditedHours } from './use-hours';
import { weekdayName } from './weekly-list';
import { WindowFields } from './window-fields';

const shownDays = 180;
const variantOf = { available: 'upcoming', partly: 'partly', booked: 'booked', break: 'off', none: 'plain' } as const;
const legend = ['available', 'booked', 'break'] as const satisfies DayState[];

/** Adds hours on the date of a calendar, or every week on its weekday, and lists those of specific dates. */
export function DateHours({ edited, timeZone }: { edited: EditedHours; timeZone: string }) {
  const { t } = useTranslation('availability');
  const today = dayOf(useNow(), timeZone);
  const lessons = useBookedLessons().data ?? [];
  const [day, setDay] = useState<string | null>(null);
  const [isWeekly, setWeekly] = useState(true);
  const { hours, change } = edited;
  const states = calendarDays(hours, lessons, timeZone, today, shownDays);
  const days = new Set(Array.from({ length: shownDays }, (_, at) => addDays(today, at)));
  const others = day === null ? null : isWeekly ? weeklyOn(hours, weekday(day)) : onDate(hours, day);
  return (
    <Panel p={{ base: '4', lg: '6' }}>
      <Heading as="h2" size="md" mb="1">
        {t('addTitle')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="4" fontWeight={day === null ? 'normal' : 'semibold'}>
        {day === null ? t('noDay') : isWeekly ? t('everyWeek', { day: weekdayName(weekday(day)) }) : fullDayText(day)}
      </Text>
      <MonthCalendar
        label={t('calendar')}
        today={today}
        selected={day}
        onSelect={setDay}
        days={days}
        word={(date) => t(`dayWords.${states.get(date) ?? 'none'}`)}
        variantOf={(date) => variantOf[states.get(date) ?? 'none']}
        view="coming"
      />
      <Box display="flex" flexWrap="wrap" justifyContent="center" gap="4" mt="3" mb="5">
        {legend.map((state) => (
          <Text key={state} textStyle="xs" color="fg.muted" display="inline-flex" alignItems="center" gap="1.5">
            <DayMark variant={variantOf[state]} />
            {t(`legend.${state}`)}
          </Text>
        ))}
      </Box>
      <Box display="grid" gap="4">
        <CheckField role="switch" label={t('recurring')} checked={isWeekly} onChange={(event) => setWeekly(event.target.checked)} />
        <WindowFields
          others={others}
          onAdd={(window) => {
            if (day !== null) change(isWeekly ? addWeekly(hours, weekday(day), window) : addOnDate(hours, day, window));
          }}
        />
      </Box>
      {day !== null && <DayExplained day={day} timeZone={timeZone} isChanged={edited.isChanged} />}
      <Box asChild mt="6" pt="5" borderTopWidth="1px" borderColor="border">
        <section aria-label={t('dates')}>
          <Heading as="h3" size="sm" mb="1">
            {t('dates')}
          </Heading>
          {hours.specificDates.length === 0 && (
            <Text color="fg.muted" textStyle="sm">
              {t('noDates')}
            </Text>
          )}
          <Box divideY="1px" divideColor="border">
            {hours.specificDates.map(({ date, timeSlots }) => (
              <SlotList stacked key={date} title={fullDayText(date)} slots={timeSlots} onRemove={(id) => change(removeOnDate(hours, id))} />
            ))}
          </Box>
        </section>
      </Box>
    </Panel>
  );
}
