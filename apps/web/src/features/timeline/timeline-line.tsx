import type { ReactNode } from 'react';
import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@somo/contracts/timeline';
import { preciseTime } from '../../lib/format';
import { Details } from './details';
import { FailureText } from './failure-text';
import { DeliveryList } from './delivery-list';
import { StateBadge } from './state-badge';

function Head({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <Text fontWeight="semibold" wordBreak="break-word">
        {name}
      </Text>
      {children}
    </Box>
  );
}

interface Props {
  entry: TimelineEntry;
  zone: string;
  showIds: boolean;
}

function Happened({ entry, ...view }: Props) {
  const { t } = useTranslation('timeline');
  switch (entry.kind) {
    case 'fact':
      return (
        <>
          <Head name={t(`facts.${entry.name}`)} />
          <Details of={entry.details} {...view} />
        </>
      );
    case 'event':
      return (
        <>
          <Head name={entry.name}>
            <StateBadge state={entry.sentAt ? 'told' : 'unsent'} />
          </Head>
          <Details of={{ eventId: entry.eventId, requestId: entry.requestId }} {...view} />
          <DeliveryList event={entry} />
        </>
      );
    case 'job':
      return (
        <>
          <Head name={entry.name}>
            <StateBadge state={entry.state} />
            {entry.attempts > 1 && <Text color="fg.muted">{t('tried', { count: entry.attempts })}</Text>}
          </Head>
          <Details of={{ key: entry.key }} {...view} />
          <FailureText text={entry.error} />
        </>
      );
  }
}

export function TimelineLine({ entry, zone, showIds }: Props) {
  const { t } = useTranslation('timeline');
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '6rem 10rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="0.5"
      px={{ base: '4', md: '6' }}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: 0 }}
    >
      <Text asChild color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
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
      <Box minW="0">
        <Happened entry={entry} zone={zone} showIds={showIds} />
      </Box>
    </Box>
  );
}
