import { Box, Text } from '@chakra-ui/react';
import { minutesOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';
import type { Cell } from './paint-hours';
import { shortWindowText } from './window-text';
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
      position="relative"
      h="7"
      mx="0.5"
      my="px"
      borderRadius="l1"
      borderWidth="1px"
      borderColor={open && fills(open, cell.hour) ? openColor : 'border'}
      bg="bg.field"
      css={{ '--open': { _light: '{colors.brand.200}', _dark: '{colors.brand.600}' } }}
      style={open ? { backgroundImage: fillOf(open, cell.hour) } : undefined}
      cursor="pointer"
      touchAction="manipulation"
      onFocus={onFocus}
      onClick={(event) => onPointer('click', cell, event.nativeEvent)}
      onPointerDown={(event) => onPointer('down', cell, event.nativeEvent)}
      onPointerEnter={(event) => onPointer('enter', cell, event.nativeEvent)}
    >
      {open
        ?.filter((window) => startsWithin(window, cell.hour))
        .map((window) => (
          <Text
            key={window.startTime}
            as="span"
            aria-hidden
            position="absolute"
            insetX="0"
            top={`${(minutesOf(window.startTime) / 60 - cell.hour) * 100}%`}
            display={{ base: 'none', xl: 'block' }}
            fontSize="2xs"
            lineHeight="14px"
            textAlign="center"
            whiteSpace="nowrap"
            overflow="hidden"
            pointerEvents="none"
            color="brand.fg"
          >
            {shortWindowText(window).replace(/\s*[AP]M/g, '')}
          </Text>
        ))}
    </Box>
  );
}

const openColor = { _light: 'brand.200', _dark: 'brand.600' };
const fills = (slots: readonly HoursWindow[], hour: number) =>
  slots.some(({ startTime, endTime }) => minutesOf(startTime) <= hour * 60 && minutesOf(endTime) >= (hour + 1) * 60);
/** Whether hours begin within the hour and not with it: the fill of the cell alone does not say when. */
const startsWithin = ({ startTime }: HoursWindow, hour: number) =>
  minutesOf(startTime) > hour * 60 && minutesOf(startTime) < (hour + 1) * 60;

function fillOf(slots: readonly HoursWindow[], hour: number): string {
  const percent = (time: string) => Math.max(0, Math.min(100, Math.round(((minutesOf(time) - hour * 60) / 60) * 100)));
  const color = 'var(--open)';
  const stops = slots
    .map(({ startTime, endTime }) => [percent(startTime), percent(endTime)] as const)
    .filter(([from, to]) => from < to)
    .flatMap(([from, to]) => [`transparent ${from}%`, `${color} ${from}%`, `${color} ${to}%`, `transparent ${to}%`]);
  return `linear-gradient(to bottom, ${stops.join(', ')})`;
}
