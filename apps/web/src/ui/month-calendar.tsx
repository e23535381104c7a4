import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Box, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, addMonths, daysIntoWeek, monthOf, weekOf, weeksOf } from '../lib/days';
import { fullDayText, listText, monthLabelText, monthText, weekdayInitial, weekdayText } from '../lib/format';
import { keyInReading } from '../lib/reading';
import { comingWeeks, weeksWith } from './coming-weeks';
import { DayCell, type DayVariant } from './month-calendar-day';

type CalendarView = 'month' | 'week' | 'coming';

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
  /** A month, the week of one day, or the coming weeks up to the last selectable day. */
  view?: CalendarView;
  /** The last month that can be shown, as 'YYYY-MM'. */
  until?: string;
  from?: string;
  /** The day to begin with, before one is selected; otherwise the first selectable one from today on. */
  opensOn?: string | null;
}

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -daysIntoWeek(day)),
  End: (day) => addDays(day, 6 - daysIntoWeek(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** A month to pick a day from, by pointer or by arrow keys. */
export function MonthCalendar({ label, today, selected, onSelect, days, word, variantOf, view = 'month', until, from, opensOn }: Props) {
  const { t } = useTranslation('times');
  const sorted = [...days].sort();
  const firstDay = opensOn ?? sorted.find((day) => day >= today) ?? today;
  const weeks = view === 'coming' ? comingWeeks(today, sorted.at(-1) ?? today) : [];
  const inReach = (day: string) =>
    view === 'coming'
      ? day >= weeks[0]![0]! && day <= weeks.at(-1)![6]!
      : !((until && monthOf(day) > until) || (from && monthOf(day) < from));
  /** That day, unless it is none or an address named one that cannot be shown. */
  const reached = (day: string | null) => (day !== null && inReach(day) ? day : firstDay);
  /** Where the reader went; before that, the first selectable day, also of days that are loaded later. */
  const [wentTo, setFocused] = useState<string | null>(null);
  const focused = wentTo ?? reached(selected);
  // A day selected elsewhere brings its month along, and that month stays when the day is cleared.
  const [shown, setShown] = useState(selected);
  if (shown !== selected) {
    setShown(selected);
    setFocused(selected === null ? (wentTo ?? reached(shown)) : reached(selected));
  }
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const month = monthOf(focused);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [focused]);

  const shownWeeks = view === 'month' ? monthWeeks() : view === 'week' ? [weekOf(focused)] : weeksWith(weeks, focused);
  const isMonth = view !== 'week';
  /** The day that the page before or after it would show. */
  const turned = (by: number) =>
    view === 'month' ? `${monthOf(focused, by)}-01` : addDays(by < 0 ? shownWeeks[0]![0]! : shownWeeks.at(-1)![6]!, by);
  const canTurn = (by: number) => inReach(turned(by));
  const isPaged = view !== 'coming' || canTurn(-1) || canTurn(1);
  function turn(by: number): void {
    if (view === 'week') return setFocused(addDays(focused, 7 * by));
    const target = turned(by);
    setFocused(sorted.find((day) => (view === 'month' ? day.startsWith(monthOf(target)) : day >= target)) ?? target);
  }

  /** Without the weeks that are over, where no day of them could be chosen. */
  function monthWeeks(): string[][] {
    const weeks = weeksOf(month);
    return from === undefined ? weeks : weeks.filter((week) => week[6]! >= today);
  }

  function monthsOf(weeks: string[][]): string {
    const shown = weeks.flat().filter((day) => day >= today && day <= (sorted.at(-1) ?? day));
    const [first = focused, last = first] = [shown[0], shown.at(-1)];
    return monthOf(first) === monthOf(last) ? monthText(first) : `${monthLabelText(first)} – ${monthLabelText(last)}`;
  }

  function press(event: KeyboardEvent): void {
    const next = moves[keyInReading(event.key)]?.(focused);
    if (!next) return;
    event.preventDefault();
    if (!inReach(next)) return;
    moved.current = true;
    setFocused(next);
  }

  return (
    <Box role="group" aria-label={label} maxW="sm" w="full" mx="auto">
      <Box display="flex" alignItems="center" justifyContent={isPaged ? 'space-between' : 'center'} mb="3">
        {isPaged && (
          <Turn Icon={ChevronLeft} name={t(isMonth ? 'previousMonth' : 'previousWeek')} disabled={!canTurn(-1)} onPress={() => turn(-1)} />
        )}
        <Text aria-live="polite" fontWeight="semibold" textAlign="center">
          {view === 'coming' ? monthsOf(shownWeeks) : monthText(`${month}-01`)}
        </Text>
        {isPaged && (
          <Turn Icon={ChevronRight} name={t(isMonth ? 'nextMonth' : 'nextWeek')} disabled={!canTurn(1)} onPress={() => turn(1)} />
        )}
      </Box>
      <Box role="grid" aria-label={label} ref={grid} onKeyDown={press} tabIndex={-1} outline="0">
        <Box role="row" display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
          {weekOf(today).map((day) => (
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
        {shownWeeks.map((week) => (
          <Box role="row" key={week[0]} display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                inMonth={view !== 'month' || day.startsWith(month)}
                isNewMonth={view === 'coming' && day.endsWith('-01')}
                today={day === today}
                selected={day === selected}
                open={days.has(day)}
                variant={variantOf?.(day)}
                focusable={day === focused}
                name={days.has(day) ? listText([fullDayText(day), word(day)]) : fullDayText(day)}
                onSelect={onSelect}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Turn({ Icon, name, disabled, onPress }: { Icon: LucideIcon; name: string; disabled: boolean; onPress: () => void }) {
  return (
    <IconButton variant="ghost" size="sm" aria-label={name} disabled={disabled} onClick={onPress}>
      <Icon aria-hidden />
    </IconButton>
  );
}
