import { useState } from 'react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { addDays, monthOf, weekday } from '../../lib/days';
import { dayOf, fullDayText } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { CheckField } from '../../ui/check-field';
import { MonthCalendar } from '../../ui/month-calendar';
import { DayMark } from '../../ui/month-calendar-day';
import { Panel } from '../../ui/panel';
import { useBookedLessons } from './api/booked-lessons';
import { CopyDialog } from './copy-dialog';
import { DayByDay } from './day-by-day';
import { DayExplained } from './day-explained';
import { calendarDays, type DayState } from './calendar-days';
import { addOnDate, addWeekly, onDate, removeOnDate, weeklyOn, type Hours } from './hours';
import { SlotList } from './slot-list';
import type { EditedHours } from './use-hours';
import { WeekGrid } from './week-grid';
import { weekdayName, weekdays } from './weekly-list';
import { WindowFields } from './window-fields';

const shownDays = 180;
const variantOf = { available: 'upcoming', partly: 'partly', booked: 'booked', break: 'cancelled', none: 'plain' } as const;
const legend = ['available', 'booked', 'break'] as const satisfies DayState[];

/** The editor of weekly hours and of specific dates. */
export function HoursTab({ edited, timeZone }: { edited: EditedHours; timeZone: string }) {
  const { t } = useTranslation('availability');
  const today = dayOf(useNow(), timeZone);
  const lessons = useBookedLessons().data ?? [];
  const [day, setDay] = useState<string | null>(null);
  const [isWeekly, setWeekly] = useState(true);
  const [copying, setCopying] = useState(false);
  const [listed, setListed] = useState(1);
  const { hours, change } = edited;
  const states = calendarDays(hours, lessons, timeZone, today, shownDays);
  const days = new Set(Array.from({ length: shownDays }, (_, at) => addDays(today, at)));
  const others = day === null ? null : isWeekly ? weeklyOn(hours, weekday(day)) : onDate(hours, day);
  function choose(next: string): void {
    setDay(next);
    setListed(weekday(next));
  }
  /** Lists the first weekday that changes. */
  function changeWeek(next: Hours): void {
    const changed = weekdays.find((each) => JSON.stringify(weeklyOn(next, each)) !== JSON.stringify(weeklyOn(hours, each)));
    if (changed !== undefined) setListed(changed);
    change(next);
  }
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}>
      <Stack gap="6" minW="0">
        <Panel asChild px={{ base: '4', md: '6' }}>
          <section aria-label={t('weekly')}>
            <Box display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" alignItems="center" mb="2">
              <Heading as="h2" size="md">
                {t('weekly')}
              </Heading>
              <Button variant="outline" size="sm" onClick={() => setCopying(true)}>
                {t('copy.open')}
              </Button>
            </Box>
            <Text color="fg.muted" textStyle="sm" mb="3">
              <Box as="span" display={{ base: 'inline', md: 'none' }}>
                {t('gridTap')}
              </Box>
              <Box as="span" display={{ base: 'none', md: 'inline' }}>
                {t('gridText')}
                <Box as="span" css={{ '@media (hover: none)': { display: 'none' } }}>
                  {` ${t('gridKeys')}`}
                </Box>
              </Box>
            </Text>
            <WeekGrid hours={hours} onChange={changeWeek} />
          </section>
        </Panel>
        <DayByDay hours={hours} onChange={change} day={listed} onDay={setListed} />
      </Stack>
      <Stack gap="6" minW="0">
        <Panel p={{ base: '4', lg: '6' }}>
          <MonthCalendar
            label={t('calendar')}
            today={today}
            selected={day}
            onSelect={choose}
            days={days}
            word={(date) => t(`dayWords.${states.get(date) ?? 'none'}`)}
            variantOf={(date) => variantOf[states.get(date) ?? 'none']}
            from={monthOf(today)}
            until={monthOf(addDays(today, shownDays - 1))}
          />
          <Box display="flex" flexWrap="wrap" justifyContent="center" gap="4" mt="4">
            {legend.map((state) => (
              <Text key={state} textStyle="xs" color="fg.muted" display="inline-flex" alignItems="center" gap="1.5">
                <DayMark variant={variantOf[state]} />
                {t(`legend.${state}`)}
              </Text>
            ))}
          </Box>
          {day !== null && <DayExplained day={day} timeZone={timeZone} isChanged={edited.isChanged} />}
        </Panel>
        <Panel asChild>
          <section aria-label={t('addTitle')}>
            <Heading as="h2" size="md" mb="1">
              {t('addTitle')}
            </Heading>
            <Text color={day === null ? 'fg.muted' : undefined} textStyle="sm" fontWeight={day === null ? undefined : 'semibold'} mb="4">
              {day === null ? t('noDay') : isWeekly ? t('everyWeek', { day: weekdayName(weekday(day)) }) : fullDayText(day)}
            </Text>
            <Box display="grid" gap="4">
              <CheckField role="switch" label={t('recurring')} checked={isWeekly} onChange={(event) => setWeekly(event.target.checked)} />
              <WindowFields
                stacked
                others={others}
                onAdd={(window) => {
                  if (day !== null) change(isWeekly ? addWeekly(hours, weekday(day), window) : addOnDate(hours, day, window));
                }}
              />
            </Box>
          </section>
        </Panel>
        <Panel asChild>
          <section aria-label={t('dates')}>
            <Heading as="h2" size="md" mb="2">
              {t('dates')}
            </Heading>
            {hours.specificDates.length === 0 && <Text color="fg.muted">{t('noDates')}</Text>}
            <Box divideY="1px" divideColor="border">
              {hours.specificDates.map(({ date, timeSlots }) => (
                <SlotList
                  stacked
                  key={date}
                  title={fullDayText(date)}
                  slots={timeSlots}
                  onRemove={(id) => change(removeOnDate(hours, id))}
                />
              ))}
            </Box>
          </section>
        </Panel>
      </Stack>
      {copying && <CopyDialog hours={hours} onCopy={changeWeek} onClose={() => setCopying(false)} />}
    </Box>
  );
}
