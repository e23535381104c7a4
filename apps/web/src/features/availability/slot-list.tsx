import { Box, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '@somo/contracts/availability';
import { focusNeighbor } from './focus-neighbor';
import { windowText } from './window-text';

interface Props {
  title: string;
  slots: readonly TimeSlot[];
  onRemove: (id: string) => void;
  /** The day stands above its hours. */
  stacked?: boolean;
}

/** The hours of one day, each with a button to remove it. */
export function SlotList({ title, slots, onRemove, stacked = false }: Props) {
  const { t } = useTranslation('availability');
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: stacked ? undefined : '7rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="2"
      py="3"
    >
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="1" alignItems="flex-start">
        {slots.map((slot) => {
          const range = windowText(slot);
          return (
            <Box
              as="li"
              key={slot.id}
              display="inline-flex"
              alignItems="center"
              ps="2"
              borderRadius="full"
              bg="brand.subtle"
              color="brand.fg"
              textStyle="xs"
              fontWeight="medium"
            >
              <Text as="span" fontVariantNumeric="tabular-nums">
                <bdi>{range}</bdi>
              </Text>
              <IconButton
                variant="ghost"
                colorPalette="brand"
                color="fg.muted"
                _icon={{ boxSize: '3.5' }}
                size="2xs"
                minW="6"
                h="7"
                borderRadius="full"
                aria-label={t('remove', { day: title, range })}
                onClick={(event) => {
                  focusNeighbor(event.currentTarget);
                  onRemove(slot.id);
                }}
              >
                <X />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
