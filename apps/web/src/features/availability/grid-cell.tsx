import { Box } from '@chakra-ui/react';
import { minutesOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';
import type { Cell } from './paint-hours';
import type { OnPointer } from './use-painting';

interface Props {
  cell: Cell;
  label: string;
  /** The windows of its day; null: the whole hour is closed. */
  open: readonly HoursWindow[] | null;
  isCurrent: boolean;
  onFocus: () => void;
  onPointer: OnPointer;
}

/** An hour in the grid, filled as far as it is open. */
export function GridCell({ cell, label, open, isCurrent, onFocus, onPointer }: Props) {
  return (
    <Box
      role="gridcell"
      data-cell={`${cell.day}-${cell.hour}`}
      aria-selected={open !== null}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      h="7"
      m="0.5"
      borderRadius="l1"
      borderWidth="1px"
      borderColor={open ? 'brand.solid' : 'border'}
      bg="bg.field"
      style={open ? { backgroundImage: fillOf(open, cell.hour) } : undefined}
      cursor="pointer"
      touchAction="manipulation"
      onFocus={onFocus}
      onClick={(event) => onPointer('click', cell, event.nativeEvent)}
      onPointerDown={(event) => onPointer('down', cell, event.nativeEvent)}
      onPointerEnter={(event) => onPointer('enter', cell, event.nativeEvent)}
    />
  );
}

function fillOf(slots: readonly HoursWindow[], hour: number): string {
  const percent = (time: string) => Math.max(0, Math.min(100, Math.round(((minutesOf(time) - hour * 60) / 60) * 100)));
  const color = 'var(--chakra-colors-brand-muted)';
  const stops = slots
    .map(({ startTime, endTime }) => [percent(startTime), percent(endTime)] as const)
    .filter(([from, to]) => from < to)
    .flatMap(([from, to]) => [`transparent ${from}%`, `${color} ${from}%`, `${color} ${to}%`, `transparent ${to}%`]);
  return `linear-gradient(to bottom, ${stops.join(', ')})`;
}
