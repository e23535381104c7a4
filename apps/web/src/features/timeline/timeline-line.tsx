import type { ReactNode } from 'react';
import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@somo/contracts/timeline';
import { preciseTime } from '../../lib/format';
import { Details } from './details';
import { FailureText } from './failure-text';
import { DeliveryList } from './delivery-list';
import { StateBadge } from './state-badge';

/** `code`: what the services call it. */
function Head({ name, code, children }: { name: string; code?: string; children?: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" columnGap="2.5" rowGap="1" alignItems="center">
      <Text fontWeight="semibold" wordBreak="break-word">
        {name}
      </Text>
      {code && code !== name && (
        <Box as="code" textStyle="xs" color="fg.muted" fontFamily="ui-monospace, monospace" wordBreak="break-word">
          {code}
        </Box>
      )}
      {children}
    </Box>
  );
}

interface Props {
  entry: TimelineEntry;
  zone: string;
  /** The name of the person it is for. */
  to: string | null;
  showIds: boolean;
}

function Happened({ entry, to, ...view }: Props) {
  const { t } = useTranslation('timeline');
  const plain = (kind: 'events' | 'jobs', code: string) => t(`${kind}.${code.replace('.', '-')}`, { defaultValue: code });
  switch (entry.kind) {
    case 'fact':
      return (
        <>
          <Head name={t(`facts.${entry.name}`)} />
          <Details of={{ to, ...entry.details }} {...view} />
        </>
      );
    case 'event':
      return (
        <>
          <Head name={plain('events', entry.name)} code={entry.name}>
            <StateBadge state={entry.sentAt ? 'told' : 'unsent'} />
          </Head>
          <Details of={{ eventId: entry.eventId, requestId: entry.requestId }} {...view} />
          <DeliveryList event={entry} />
        </>
      );
    case 'job':
      return (
        <>
          <Head name={plain('jobs', entry.name)} code={entry.name}>
            <StateBadge state={entry.state} />
            {entry.attempts > 1 && <Text color="fg.muted">{t('tried', { count: entry.attempts })}</Text>}
          </Head>
          <Details of={{ to, key: entry.key }} {...view} />
          <FailureText text={entry.error} />
        </>
      );
  }
}

export function TimelineLine({ entry, zone, to, showIds }: Props) {
  const { t } = useTranslation('timeline');
  return (
    <Box
      as="li"
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns="7rem 10rem minmax(0, 1fr)"
      columnGap="4"
      rowGap="0.5"
      px={{ base: '4', md: '6' }}
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
        <Happened entry={entry} zone={zone} to={to} showIds={showIds} />
      </Box>
    </Box>
  );
}
