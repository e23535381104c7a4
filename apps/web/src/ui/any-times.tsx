import { useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { clock } from '../lib/clock';
import { halfHours, partsOfDay, type PartOfDay } from '../lib/half-hours';
import type { Their } from '../lib/their-clock';
import { TimeChips } from './time-chips';

interface Props {
  day: string;
  /** Listed elsewhere. */
  without: readonly Instant[];
  zone: string;
  their: Their | null;
  chosen: readonly Instant[];
  isFull: boolean;
  onToggle: (startsAt: Instant) => void;
}

/** Every half hour of a day, one part of the day at a time. */
export function AnyTimes({ day, without, zone, ...choice }: Props) {
  const { t } = useTranslation('times');
  const [part, setPart] = useState<PartOfDay>('evening');
  const times = halfHours(day, part, zone, clock.now()).filter((at) => !without.includes(at));
  return (
    <Box mt={without.length > 0 ? '5' : '3'}>
      <Text textStyle="xs" fontWeight="semibold" mb="2">
        {t('anyOther')}
      </Text>
      <Box
        role="radiogroup"
        aria-label={t('part')}
        display="grid"
        gridTemplateColumns="repeat(4, auto)"
        bg="bg.muted"
        borderRadius="l2"
        p="1"
        mb="3"
      >
        {partsOfDay.map((each) => (
          <Box
            asChild
            key={each}
            position="relative"
            display="flex"
            alignItems="center"
            justifyContent="center"
            minH="9"
            px="1"
            borderRadius="l1"
            textStyle="xs"
            fontWeight="semibold"
            cursor="pointer"
            bg={each === part ? 'bg.panel' : undefined}
            color={each === part ? 'fg' : 'fg.muted'}
            boxShadow={each === part ? 'card' : undefined}
            _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing' }}
          >
            <label>
              <Box asChild position="absolute" inset="0" opacity="0" cursor="pointer">
                <input type="radio" name="part-of-day" checked={each === part} onChange={() => setPart(each)} />
              </Box>
              {t(`parts.${each}`)}
            </label>
          </Box>
        ))}
      </Box>
      {times.length === 0 ? (
        <Text textStyle="sm">{t('noneInPart')}</Text>
      ) : (
        <TimeChips label={t(`parts.${part}`)} isLabelShown={false} times={times} zone={zone} {...choice} />
      )}
    </Box>
  );
}
