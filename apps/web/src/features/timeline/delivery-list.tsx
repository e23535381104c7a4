import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant } from '@somo/contracts/time';
import type { TimelineEntry } from '@somo/contracts/timeline';
import { FailureText } from './failure-text';
import { StateBadge } from './state-badge';

type Event = Extract<TimelineEntry, { kind: 'event' }>;

/** The deliveries of an event: to which service, when, after how many attempts, with what outcome. */
export function DeliveryList({ event }: { event: Event }) {
  const { t } = useTranslation('timeline');
  const after = (at: Event['at']) => `+${fromInstant(at) - fromInstant(event.at)} ms`;
  if (event.deliveries.length === 0)
    return (
      <Text mt="2" textStyle="sm" color="fg.muted">
        {t('heardByNobody')}
      </Text>
    );
  return (
    <Box as="ul" aria-label={t('heardBy')} listStyleType="none" mt="1.5" ps="3" borderStartWidth="2px" borderColor="border">
      {event.deliveries.map((delivery) => (
        <Box as="li" key={delivery.service} py="0.5" textStyle="sm">
          <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <Text fontWeight="medium">{delivery.service}</Text>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums">
              {after(delivery.doneAt ?? delivery.receivedAt)}
            </Text>
            <StateBadge state={delivery.state} />
            {delivery.attempts > 1 && <Text color="fg.muted">{t('tried', { count: delivery.attempts })}</Text>}
          </Box>
          <FailureText text={delivery.error} />
        </Box>
      ))}
    </Box>
  );
}
