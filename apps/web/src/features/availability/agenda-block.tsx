import { Box } from '@chakra-ui/react';
import { minutesOf } from '@somo/calendar/days';
import type { HoursWindow } from '@somo/contracts/availability';

interface Props {
  window: HoursWindow;
  /** The hour at the top. */
  first: number;
  kind: 'open' | 'busy' | 'lesson';
  text?: string;
}

const look = {
  open: { bg: 'brand.muted', borderColor: 'brand.muted', insetX: '0.5' },
  busy: { bg: 'bg.emphasized', borderColor: 'bg.emphasized', color: 'fg.muted', insetX: '0.5' },
  lesson: { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast', insetX: '1', zIndex: 1 },
} as const;

/** Open hours, a busy time elsewhere or a lesson in a day of the agenda, as high as they are long. */
export function AgendaBlock({ window, first, kind, text }: Props) {
  const start = minutesOf(window.startTime);
  const rows = (minutes: number) => `calc(var(--row) * ${minutes / 60})`;
  return (
    <Box
      position="absolute"
      borderWidth="1px"
      borderRadius="l1"
      px="1.5"
      py="1"
      textStyle="xs"
      fontWeight="semibold"
      overflow="hidden"
      whiteSpace="nowrap"
      textOverflow="ellipsis"
      {...look[kind]}
      style={{ top: rows(start - first * 60), height: rows(minutesOf(window.endTime) - start) }}
    >
      {text}
    </Box>
  );
}
