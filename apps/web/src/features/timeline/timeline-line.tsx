import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@somo/contracts/timeline';
import { preciseTime } from '../../lib/format';
import { EntryText } from './entry-text';

interface Props {
  entry: TimelineEntry;
  zone: string;
  /** The name of the person it is for. */
  to: string | null;
}

/** An entry with all that is known: the exact time, the service, and the ids. */
export function TimelineLine({ entry, zone, to }: Props) {
  const { t } = useTranslation('timeline');
  return (
    <Box
      as="li"
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="7rem 10rem minmax(0, 1fr)"
      columnGap="4"
      rowGap="0.5"
      px={{ base: '5', md: '6' }}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: 0 }}
    >
      <Text asChild color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <time dateTime={entry.at}>{preciseTime(entry.at, zone)}</time>
      </Text>
      <Box display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
        <Text textStyle="sm" fontWeight="medium">
          {entry.service}
        </Text>
        <Badge size="sm" variant="outline" colorPalette={entry.kind === 'event' ? 'brand' : 'sand'}>
          {t(`kinds.${entry.kind}`)}
        </Badge>
      </Box>
      <Box minW="0" w={{ base: '100%', md: 'auto' }}>
        <EntryText entry={entry} zone={zone} to={to} showIds />
      </Box>
    </Box>
  );
}
