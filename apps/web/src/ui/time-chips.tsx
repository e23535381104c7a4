import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { fromInstant } from '@somo/contracts/time';
import { offsetName, timeOf, unparted } from '../lib/format';
import { theirClock, type Their } from '../lib/their-clock';

interface Props {
  label: string;
  isLabelShown?: boolean;
  times: readonly Instant[];
  zone: string;
  their: Their | null;
  chosen: readonly Instant[];
  isFull: boolean;
  onToggle: (startsAt: Instant) => void;
}

/** Times of one day to switch on and off, each also on the other person's clock if that reads differently. */
export function TimeChips({ label, isLabelShown = true, times, zone, their, chosen, isFull, onToggle }: Props) {
  const { t } = useTranslation('times');
  const mine = (at: Instant) => {
    const time = timeOf(at, zone);
    // When clocks are set back, the same local time may occur twice.
    const isTwice = times.filter((other) => timeOf(other, zone) === time).length > 1;
    return unparted(isTwice ? `${time} (${offsetName(zone, fromInstant(at))})` : time);
  };
  const theirs = (at: Instant) => {
    const there = their && theirClock(at, their.zone, zone);
    if (!there) return null;
    return unparted(there.day === null ? t('their', { ...there, name: their.name }) : t('theirOtherDay', { ...there, name: their.name }));
  };
  return (
    <Box>
      {isLabelShown && (
        <Text textStyle="xs" fontWeight="semibold" mb="2">
          {label}
        </Text>
      )}
      <Box role="group" aria-label={label} display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(min(7.75rem, 100%), 1fr))">
        {times.map((at) => {
          const isChosen = chosen.includes(at);
          const there = theirs(at);
          return (
            <Button
              key={at}
              {...chip}
              variant={isChosen ? 'solid' : 'outline'}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => onToggle(at)}
            >
              <span>{mine(at)}</span>
              {there && (
                <Box as="span" textStyle="xs" fontWeight="normal" color={isChosen ? 'inherit' : 'fg.muted'}>
                  {there}
                </Box>
              )}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}

const chip = {
  h: 'auto',
  px: '2',
  py: '1.5',
  borderRadius: 'l2',
  flexDirection: 'column',
  gap: '0',
  whiteSpace: 'normal',
  w: 'full',
} as const;
