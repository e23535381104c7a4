import { Box, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '@somo/contracts/availability';
import { focusNeighbor } from './focus-neighbor';
import { shortWindowText, windowText } from '../../lib/week-in-short';

interface Props {
  title: string;
  slots: readonly TimeSlot[];
  onRemove: (id: string) => void;
  /** The day is above its hours. */
  stacked?: boolean;
}

/** The hours of one day, each with a button to remove it. */
export function SlotList({ title, slots, onRemove, stacked = false }: Props) {
  const { t } = useTranslation('availability');
  return (
    <Box
      display="flex"
      flexDirection={stacked ? 'column' : { base: 'column', sm: 'row' }}
      flexWrap={{ sm: stacked ? undefined : 'wrap' }}
      columnGap="3"
      rowGap="2"
      py={stacked ? '3' : '1.5'}
    >
      <Heading
        as="h4"
        textStyle="sm"
        fontWeight="semibold"
        alignSelf={stacked ? 'start' : { base: 'start', sm: 'center' }}
        flex="0 0 auto"
        minW="5.5rem"
      >
        {title}
      </Heading>
      {slots.length === 0 && (
        <Text color="fg.muted" textStyle="sm" minH="7" display="flex" alignItems="center">
          {t('closed')}
        </Text>
      )}
      <Box
        as="ul"
        listStyleType="none"
        display={slots.length === 0 ? 'none' : 'flex'}
        flexWrap="wrap"
        gap="2"
        flex={{ sm: stacked ? undefined : '1 1 11rem' }}
        minW="0"
      >
        {slots.map((slot) => {
          const range = windowText(slot);
          return (
            <Box
              as="li"
              key={slot.id}
              display="flex"
              alignItems="center"
              ps="3.5"
              minW="0"
              borderRadius="1.5rem"
              bg="brand.subtle"
              color="brand.fg"
              textStyle="sm"
              fontWeight="medium"
            >
              <Text as="span" fontVariantNumeric="tabular-nums">
                <bdi>{shortWindowText(slot)}</bdi>
              </Text>
              <IconButton
                variant="ghost"
                colorPalette="brand"
                color="fg.muted"
                css={{ '& svg': { boxSize: '3.5' } }}
                size="2xs"
                minW={{ base: '11', md: '9' }}
                h={{ base: '11', md: '9' }}
                borderRadius="full"
                aria-label={t('remove', { day: title, range })}
                onClick={(event) => {
                  focusNeighbor(event.currentTarget);
                  onRemove(slot.id);
                }}
              >
                <X strokeWidth={1.75} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
