import { useState } from 'react';
import { Box, Heading, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';
import { subjectName } from '../../i18n/names';
import { addDays, weekday, weekOf } from '../../lib/days';
import { dayOf, shortDate, shortDayText, wallTime } from '../../lib/format';
import { toInstant } from '@somo/contracts/time';
import { useNow } from '../../lib/use-now';
import { Panel } from '../../ui/panel';
import { useBusyElsewhere } from './api/busy-elsewhere';
import { useBookedLessons } from './api/booked-lessons';
import { AgendaBlock } from './agenda-block';
import { busyOn } from './busy-on';
import { onDate, weeklyOn, type Hours } from './hours';

const usualStart = 6;
/** Booking ends two weeks ahead; specific dates may be later. */
const lastWeek = 8;
const hourOf = ({ startTime }: HoursWindow) => Math.floor(minutesOf(startTime) / 60);
const dayLabel = (day: string) => shortDate(toInstant(Date.parse(`${day}T12:00:00.000Z`)), 'UTC');

/** A week of dates with its open hours, booked lessons and days off; for the eye: the list beside it and the other tabs say the same. */
export function WeekAgenda({ hours, timeZone }: { hours: Hours; timeZone: string }) {
  const { t } = useTranslation(['availability', 'times', 'common']);
  const today = dayOf(useNow(), timeZone);
  const lessons = useBookedLessons().data ?? [];
  const elsewhere = useBusyElsewhere().data ?? [];
  const [ahead, setAhead] = useState(0);
  const week = weekOf(addDays(today, 7 * ahead));
  const lessonsOn = (day: string) => lessons.filter(({ startsAt }) => dayOf(startsAt, timeZone) === day);
  const isOff = (day: string) => hours.breakPeriods.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const openOn = (day: string) => (isOff(day) ? [] : [...weeklyOn(hours, weekday(day)), ...onDate(hours, day)]);
  const starts = week.flatMap((day) => [...openOn(day), ...lessonsOn(day).map(({ teacherLocal }) => teacherLocal)].map(hourOf));
  const first = Math.min(usualStart, ...starts);
  const rows = Array.from({ length: 24 - first }, (_, at) => first + at);
  return (
    <Panel asChild display={{ base: 'none', md: 'block' }}>
      <section aria-label={t('agenda.title')}>
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
          <Heading as="h2" size="md" aria-live="polite">
            {t('agenda.week', { from: dayLabel(week[0]!), to: dayLabel(week[6]!) })}
          </Heading>
          <Box display="flex" gap="1">
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t('times:previousWeek')}
              disabled={ahead === 0}
              onClick={() => setAhead(ahead - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t('times:nextWeek')}
              disabled={ahead === lastWeek}
              onClick={() => setAhead(ahead + 1)}
            >
              <ChevronRight />
            </IconButton>
          </Box>
        </Box>
        <Box aria-hidden display="grid" gridTemplateColumns="4rem repeat(7, minmax(0, 1fr))" css={{ '--row': '{sizes.8}' }}>
          <span />
          {week.map((day) => (
            <Box key={day} textAlign="center" pb="2" color={day < today ? 'fg.muted' : 'fg'}>
              <Text textStyle="xs" color="fg.muted">
                {shortDayText(day)}
              </Text>
              <Text
                fontWeight="semibold"
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                minW="8"
                h="8"
                borderRadius="full"
                {...(day === today ? { bg: 'brand.solid', color: 'brand.contrast' } : {})}
              >
                {Number(day.slice(8))}
              </Text>
            </Box>
          ))}
          <Box>
            {rows.map((hour) => (
              <Text key={hour} h="var(--row)" textStyle="xs" color="fg.muted" textAlign="end" pe="2" lineHeight="1" whiteSpace="nowrap">
                {wallTime(`${String(hour).padStart(2, '0')}:00`)}
              </Text>
            ))}
          </Box>
          {week.map((day) => (
            <Box
              key={day}
              position="relative"
              borderInlineStartWidth="1px"
              borderColor="border"
              bg={isOff(day) ? 'bg.muted' : undefined}
              bgImage="linear-gradient(to bottom, {colors.border} 1px, transparent 1px)"
              bgSize="100% var(--row)"
              opacity={day < today ? 0.5 : 1}
            >
              {isOff(day) && (
                <Text textStyle="xs" color="fg.muted" textAlign="center" pt="2">
                  {t('legend.break')}
                </Text>
              )}
              {openOn(day).map((window) => (
                <AgendaBlock key={window.startTime} window={window} first={first} kind="open" />
              ))}
              {busyOn(day, timeZone, elsewhere, first).map((window) => (
                <AgendaBlock key={window.startTime} window={window} first={first} kind="busy" text={t('legend.busy')} />
              ))}
              {lessonsOn(day).map(({ id, teacherLocal, student, subject }) => (
                <AgendaBlock key={id} window={teacherLocal} first={first} kind="lesson" text={student.firstName || subjectName(subject)} />
              ))}
            </Box>
          ))}
        </Box>
      </section>
    </Panel>
  );
}
