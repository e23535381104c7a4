import { useRef, useState, type KeyboardEvent } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '@somo/calendar/days';
import { shortDayText, wallTime } from '../../lib/format';
import { keyInReading } from '../../lib/reading';
import { useIsPhone } from '../../lib/use-is-narrow';
import { weeklyOn, type Hours } from './hours';
import { DayChoice } from './day-choice';
import { isOpen, paintHours, type Cell } from './paint-hours';
import { GridCell } from './grid-cell';
import { usePainting } from './use-painting';
import { weekdayName, weekdays } from './weekly-list';

const usualStart = 6;
/** The day before or after one as the grid shows them; -1 beyond its edges. */
const dayBeside = (day: number, by: number) => weekdays()[weekdays().indexOf(day) + by] ?? -1;
const moves: Record<string, (at: Cell) => Cell> = {
  ArrowLeft: ({ day, hour }) => ({ day: dayBeside(day, -1), hour }),
  ArrowRight: ({ day, hour }) => ({ day: dayBeside(day, 1), hour }),
  ArrowUp: ({ day, hour }) => ({ day, hour: hour - 1 }),
  ArrowDown: ({ day, hour }) => ({ day, hour: hour + 1 }),
  Home: ({ hour }) => ({ day: weekdays()[0]!, hour }),
  End: ({ hour }) => ({ day: weekdays()[6]!, hour }),
};
const hourOf = (time: string) => Math.floor(minutesOf(time) / 60);
/** An hour's height, by which open hours are drawn over several of them. */
const rows = { '--row': { base: '2.75rem', sm: 'calc({sizes.7} + 2px)' }, isolation: 'isolate' } as const;
const weekColumns = '4rem repeat(7, minmax(1.75rem, 1fr))';
const dayColumns = '4.5rem minmax(0, 1fr)';

/** A week of hours to open and close: click one or drag over several, or use arrow keys and Space. On a phone, one day of it at a time. */
export function WeekGrid({ hours: saved, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useTranslation('availability');
  const [at, setAt] = useState<Cell>({ day: 1, hour: 9 });
  const grid = useRef<HTMLDivElement>(null);
  const isDay = useIsPhone();
  const columns = isDay ? dayColumns : weekColumns;
  const days: readonly number[] = isDay ? [at.day] : weekdays();
  const { hours, onPointer } = usePainting(saved, onChange);
  const firstHour = Math.min(usualStart, ...saved.recurringSlots.map(({ startTime }) => hourOf(startTime)));
  const shown = Array.from({ length: 24 - firstHour }, (_, row) => firstHour + row);
  const toggle = (cell: Cell) => onChange(paintHours(saved, !isOpen(saved, cell), [cell, cell]));

  const withControl: typeof moves = {
    ...moves,
    Home: () => ({ day: weekdays()[0]!, hour: firstHour }),
    End: () => ({ day: weekdays()[6]!, hour: 23 }),
  };

  function press(event: KeyboardEvent): void {
    const move = (event.ctrlKey ? withControl : moves)[keyInReading(event.key)];
    if (event.key === ' ' || event.key === 'Enter') toggle(at);
    else if (!move) return;
    event.preventDefault();
    const next = move?.(at);
    if (!next || !days.includes(next.day) || !shown.includes(next.hour)) return;
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.day}-${next.hour}"]`)?.focus();
  }

  return (
    <Box overflowX={{ sm: 'auto' }} minW="0">
      {isDay && <DayChoice day={at.day} hours={hours} onDay={(day) => setAt({ day, hour: at.hour })} />}
      <Box ref={grid} role="grid" aria-label={t('grid')} onKeyDown={press} minW={{ sm: '16.5rem' }} userSelect="none" css={rows}>
        <Box role="row" display="grid" gridTemplateColumns={columns}>
          <Box role="columnheader">
            <Text srOnly>{t('hour')}</Text>
          </Box>
          {days.map((day) => (
            <Box
              key={day}
              role="columnheader"
              aria-label={weekdayName(day)}
              textAlign="center"
              textStyle="xs"
              fontWeight="semibold"
              color="fg.muted"
              pb="1.5"
            >
              {isDay ? weekdayName(day) : shortDayText(`2023-01-0${day + 1}`)}
            </Box>
          ))}
        </Box>
        {shown.map((hour) => {
          const time = wallTime(`${String(hour).padStart(2, '0')}:00`);
          return (
            <Box key={hour} role="row" display="grid" gridTemplateColumns={columns} h="var(--row)">
              <Box
                role="rowheader"
                position="sticky"
                insetStart="0"
                zIndex={3}
                bg="bg.panel"
                textStyle="xs"
                color="fg.muted"
                lineHeight="1.2"
                pe="1.5"
                textAlign="end"
                alignSelf="center"
                whiteSpace="nowrap"
              >
                {time}
              </Box>
              {days.map((day) => {
                const cell = { day, hour };
                const open = isOpen(hours, cell);
                return (
                  <GridCell
                    key={day}
                    cell={cell}
                    label={t(open ? 'cellOpen' : 'cellClosed', { day: weekdayName(day), time })}
                    isOpen={open}
                    isWide={isDay}
                    windows={open ? weeklyOn(hours, day).filter(({ startTime }) => hourOf(startTime) === hour) : []}
                    isCurrent={at.day === day && at.hour === hour}
                    onFocus={() => setAt(cell)}
                    onPointer={onPointer}
                  />
                );
              })}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
