import { useRef, useState, type KeyboardEvent } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';
import { wallTime, weekdayInitial } from '../../lib/format';
import { toggleHour, weeklyOn, type Hours } from './hours';
import { weekdayName, weekdays } from './weekly-list';

const firstHour = 6;
const hoursShown = Array.from({ length: 17 }, (_, at) => firstHour + at);
const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Returns a gradient that fills the part of an hour that is open. */
function fillOf(slots: readonly HoursWindow[], hour: number): string {
  const percent = (time: string) => Math.max(0, Math.min(100, Math.round(((minutesOf(time) - hour * 60) / 60) * 100)));
  const color = 'var(--chakra-colors-brand-muted)';
  const stops = slots
    .map(({ startTime, endTime }) => [percent(startTime), percent(endTime)] as const)
    .filter(([from, to]) => from < to)
    .flatMap(([from, to]) => [`transparent ${from}%`, `${color} ${from}%`, `${color} ${to}%`, `transparent ${to}%`]);
  return `linear-gradient(to bottom, ${stops.join(', ')})`;
}

/** A week of hours to open and close, by pointer (dragging paints) or with arrow keys and Space. */
export function WeekGrid({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useTranslation('availability');
  const [at, setAt] = useState({ day: 1, hour: 9 });
  const painting = useRef<{ opens: boolean } | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isOpen = (day: number, hour: number) =>
    weeklyOn(hours, day).some((slot) => minutesOf(slot.startTime) < (hour + 1) * 60 && minutesOf(slot.endTime) > hour * 60);

  function toggle(day: number, hour: number): void {
    const next = toggleHour(hours, day, hour);
    if (next) onChange(next);
  }

  function paint(day: number, hour: number): void {
    if (painting.current && isOpen(day, hour) !== painting.current.opens) toggle(day, hour);
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return toggle(at.day, at.hour);
    }
    if (!step) return;
    event.preventDefault();
    const [day, hour] = [at.day + step[0], at.hour + step[1]];
    if (day < 0 || day > 6 || !hoursShown.includes(hour)) return;
    setAt({ day, hour });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${day}-${hour}"]`)?.focus();
  }

  return (
    <Box overflowX="auto" minW="0">
      <Box
        ref={grid}
        role="grid"
        aria-label={t('grid')}
        onKeyDown={press}
        onPointerUp={() => void (painting.current = null)}
        onPointerLeave={() => void (painting.current = null)}
        minW="20rem"
        userSelect="none"
      >
        <Box role="row" display="grid" gridTemplateColumns="4.5rem repeat(7, minmax(0, 1fr))">
          <span role="columnheader" aria-label={t('hour')} />
          {weekdays.map((day) => (
            <Box key={day} role="columnheader" aria-label={weekdayName(day)} textAlign="center" textStyle="xs" color="fg.muted" pb="1">
              {weekdayInitial(`2023-01-0${day + 1}`)}
            </Box>
          ))}
        </Box>
        {hoursShown.map((hour) => {
          const time = wallTime(`${String(hour).padStart(2, '0')}:00`);
          return (
            <Box key={hour} role="row" display="grid" gridTemplateColumns="4.5rem repeat(7, minmax(0, 1fr))">
              <Box role="rowheader" textStyle="xs" color="fg.muted" pe="2" textAlign="end" alignSelf="center" whiteSpace="nowrap">
                {time}
              </Box>
              {weekdays.map((day) => {
                const open = isOpen(day, hour);
                return (
                  <Box
                    key={day}
                    role="gridcell"
                    data-cell={`${day}-${hour}`}
                    aria-selected={open}
                    aria-label={t(open ? 'cellOpen' : 'cellClosed', { day: weekdayName(day), time })}
                    tabIndex={at.day === day && at.hour === hour ? 0 : -1}
                    h="7"
                    m="0.5"
                    borderRadius="l1"
                    borderWidth="1px"
                    borderColor={open ? 'brand.solid' : 'border'}
                    bg="bg.field"
                    style={open ? { backgroundImage: fillOf(weeklyOn(hours, day), hour) } : undefined}
                    cursor="pointer"
                    touchAction="manipulation"
                    onPointerDown={() => {
                      painting.current = { opens: !open };
                      setAt({ day, hour });
                      toggle(day, hour);
                    }}
                    onPointerEnter={() => paint(day, hour)}
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
