import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@somo/contracts/timeline';
import { DeliveryList } from './delivery-list';
import { Details } from './details';
import { FailureText } from './failure-text';
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

/** An entry as the services know it. */
export function EntryText({ entry, to, ...view }: Props) {
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
