import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Box, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, addMonths, monthOf, weekday, weekOf, weeksOf } from '../lib/days';
import { fullDayText, monthText, weekdayInitial, weekdayText } from '../lib/format';
import { DayCell, type DayVariant } from './month-calendar-day';

interface Props {
  label: string;
  today: string;
  selected: string | null;
  onSelect: (day: string) => void;
  /** Selectable days. */
  days: ReadonlySet<string>;
  /** Why a day is selectable, for screen readers: 'available', 'past lesson'. */
  word: (day: string) => string;
  /** The variant of a selectable day; the same for all if left out. */
  variantOf?: (day: string) => DayVariant | undefined;
  /** Shows the week of one day instead of its month. */
  isWeek?: boolean;
  /** The last month that can be shown, as 'YYYY-MM'. */
  until?: string;
  from?: string;
}

const sundayFirst = Array.from({ length: 7 }, (_, at) => `2023-01-0${at + 1}`);

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const turned = { transform: 'scaleX(-1)' };
const isFromRight = () => document.documentElement.dir === 'rtl';

/** A month to pick a day from: Sunday first, by pointer or by arrow keys. */
export function MonthCalendar({ label, today, selected, onSelect, days, word, variantOf, isWeek = false, until, from }: Props) {
  const { t } = useTranslation();
  const firstDay = [...days].sort().find((day) => day >= today) ?? today;
  const inReach = (target: string) => !((until && target > until) || (from && target < from));
  /** The selected day, unless an address named one that cannot be shown. */
  const reached = selected !== null && inReach(monthOf(selected)) ? selected : firstDay;
  const [focused, setFocused] = useState(reached);
  // A day selected elsewhere brings its month along.
  const [shown, setShown] = useState(selected);
  if (shown !== selected) {
    setShown(selected);
    if (selected !== null) setFocused(reached);
  }
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const month = monthOf(focused);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [focused]);

  function turn(by: number): void {
    if (isWeek) return setFocused(addDays(focused, 7 * by));
    const target = monthOf(focused, by);
    setFocused([...days].sort().find((day) => day.startsWith(target)) ?? `${target}-01`);
  }

  function press(event: KeyboardEvent): void {
    const next = moves[isFromRight() ? (mirrored[event.key] ?? event.key) : event.key]?.(focused);
    if (!next) return;
    event.preventDefault();
    if (!inReach(monthOf(next))) return;
    moved.current = true;
    setFocused(next);
  }

  return (
    <Box role="group" aria-label={label} maxW="sm" w="full" mx="auto">
      <Box display="flex" alignItems="center" justifyContent="space-between" mb="3">
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={t(isWeek ? 'previousWeek' : 'previousMonth')}
          disabled={!inReach(monthOf(isWeek ? addDays(focused, -7) : focused, isWeek ? 0 : -1))}
          onClick={() => turn(-1)}
        >
          <Box asChild _rtl={turned}>
            <ChevronLeft />
          </Box>
        </IconButton>
        <Text aria-live="polite" fontWeight="semibold" textAlign="center">
          {monthText(`${month}-01`)}
        </Text>
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={t(isWeek ? 'nextWeek' : 'nextMonth')}
          disabled={!inReach(monthOf(isWeek ? addDays(focused, 7) : focused, isWeek ? 0 : 1))}
          onClick={() => turn(1)}
        >
          <Box asChild _rtl={turned}>
            <ChevronRight />
          </Box>
        </IconButton>
      </Box>
      <Box role="grid" aria-label={label} ref={grid} onKeyDown={press} tabIndex={-1} outline="0">
        <Box role="row" display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
          {sundayFirst.map((day) => (
            <Text
              key={day}
              role="columnheader"
              aria-label={weekdayText(day)}
              textAlign="center"
              textStyle="xs"
              color="fg.muted"
              fontWeight="semibold"
              pb="2"
            >
              {weekdayInitial(day)}
            </Text>
          ))}
        </Box>
        {(isWeek ? [weekOf(focused)] : weeksOf(month)).map((week) => (
          <Box role="row" key={week[0]} display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                inMonth={isWeek || day.startsWith(month)}
                today={day === today}
                selected={day === selected}
                open={days.has(day)}
                variant={variantOf?.(day)}
                focusable={day === focused}
                name={days.has(day) ? `${fullDayText(day)}, ${word(day)}` : fullDayText(day)}
                onSelect={onSelect}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
