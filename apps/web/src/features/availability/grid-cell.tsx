import { Box } from '@chakra-ui/react';
import { minutesOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';
import type { Cell } from './paint-hours';
import { shortWindowText } from '../../lib/week-in-short';
import type { OnPointer } from './use-painting';

interface Props {
  cell: Cell;
  label: string;
  isOpen: boolean;
  /** The windows that begin in this hour: each is drawn from here over the hours it covers. */
  windows: readonly HoursWindow[];
  isCurrent: boolean;
  /** There is room for the hours in words. */
  isWide: boolean;
  onFocus: () => void;
  onPointer: OnPointer;
}

/** An hour in the grid. */
export function GridCell({ cell, label, isOpen, windows, isCurrent, isWide, onFocus, onPointer }: Props) {
  return (
    <Box
      role="gridcell"
      data-cell={`${cell.day}-${cell.hour}`}
      aria-selected={isOpen}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      position="relative"
      mx="0.5"
      my="px"
      borderRadius="l1"
      borderWidth="1px"
      borderColor="border"
      bg="bg.field"
      bgImage={halfHour}
      // Again above the open hours, of which this one may be only a part.
      _focusVisible={{
        ...ring,
        outlineOffset: '1px',
        _after: { content: '""', position: 'absolute', inset: '-2px', zIndex: 2, pointerEvents: 'none', ...ring },
      }}
      cursor="pointer"
      touchAction="manipulation"
      onFocus={onFocus}
      onClick={(event) => onPointer('click', cell, event.nativeEvent)}
      onPointerDown={(event) => onPointer('down', cell, event.nativeEvent)}
      onPointerEnter={(event) => onPointer('enter', cell, event.nativeEvent)}
    >
      {windows.map((window) => (
        <WindowBlock key={window.startTime} window={window} hour={cell.hour} isWide={isWide} />
      ))}
    </Box>
  );
}

/** A line at the half hour, at which open hours may begin and end. */
const halfHour = 'linear-gradient(to bottom, transparent 50%, {colors.bg.muted} 50% calc(50% + 1px), transparent calc(50% + 1px))';
const ring = { borderRadius: 'l1', outline: '2px solid', outlineColor: 'brand.focusRing' } as const;

/** Open hours as one block, for the eye alone; as high as they are long. `hour`: that of the cell that holds it. */
function WindowBlock({ window, hour, isWide }: { window: HoursWindow; hour: number; isWide: boolean }) {
  const rows = (minutes: number) => `var(--row) * ${minutes / 60}`;
  const start = minutesOf(window.startTime);
  return (
    <Box
      aria-hidden
      position="absolute"
      insetX="-1px"
      zIndex={1}
      display="flex"
      alignItems="center"
      justifyContent="center"
      overflow="hidden"
      borderRadius="l1"
      borderWidth="1px"
      borderColor={openColor}
      bg={openColor}
      color={{ _light: 'brand.800', _dark: 'paper' }}
      fontSize={isWide ? 'sm' : '2xs'}
      fontWeight="medium"
      lineHeight="1"
      whiteSpace="nowrap"
      pointerEvents="none"
      style={{
        top: `calc(${rows(start - hour * 60)} - 1px)`,
        height: `calc(${rows(minutesOf(window.endTime) - start)} - 2px)`,
      }}
    >
      {/* Only where the columns are wide enough for the longest. */}
      <Box as="span" display={{ base: isWide ? 'inline' : 'none', md: 'inline', lg: 'none', xl: 'inline' }}>
        {isWide ? shortWindowText(window) : shortWindowText(window).replace(/\s*[AP]M/g, '')}
      </Box>
    </Box>
  );
}

const openColor = { _light: 'brand.200', _dark: 'brand.600' };
