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
}

/** The hours of one day, each with a button to remove it. */
export function SlotList({ title, slots, onRemove }: Props) {
  const { t } = useTranslation('availability');
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }} columnGap="4" rowGap="1" py="3">
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {slots.map((slot) => {
          const range = windowText(slot);
          return (
            <Box
              as="li"
              key={slot.id}
              display="inline-flex"
              alignItems="center"
              gap="1"
              ps="3"
              borderRadius="full"
              borderWidth="1px"
              borderColor="border.emphasized"
              bg="bg.field"
              textStyle="sm"
            >
              <Text as="span" fontVariantNumeric="tabular-nums">
                <bdi>{range}</bdi>
              </Text>
              <IconButton
                variant="ghost"
                size="sm"
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
