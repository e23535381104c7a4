import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { kindRules, type NotificationDelivery } from '@somo/contracts/notification-settings';
import { relativeTime } from '../../lib/relative-time';
import { dayAndTime } from '../../lib/format';
import { pages } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { OutcomeIcon } from './outcome-icon';

/** So many are shown at first, and with each press more. */
const few = 6;

/** What was emailed and pushed to a person about their notifications, and what was not and why: one's own, or another person's for operators. */
export function DeliveryList({ of: userId }: { of?: string }) {
  const { t } = useTranslation('notifications');
  const own = useInfiniteQuery({ ...pages('GET /api/me/deliveries', { query: { limit: few } }), enabled: userId === undefined });
  const theirs = useInfiniteQuery({
    ...pages('GET /api/admin/people/:id/deliveries', { params: { id: userId ?? '' }, query: { limit: few } }),
    enabled: userId !== undefined,
  });
  const list = userId === undefined ? own : theirs;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Panel>
        {list.isPending && (
          <Loading label={t('emails.loading')}>
            <Stack gap="4">
              <Skeleton h="10" />
              <Skeleton h="10" />
            </Stack>
          </Loading>
        )}
        <FetchError of={list} text={t('emails.failed')} compact />
        {list.data && items.length === 0 && <Text color="fg.muted">{t(userId === undefined ? 'emails.empty' : 'emails.emptyOf')}</Text>}
        {items.length > 0 && (
          <Box as="ul" listStyleType="none">
            <Each of={items} as="li">
              {(delivery) => <DeliveryRow delivery={delivery} />}
            </Each>
          </Box>
        )}
      </Panel>
      <ShowMore of={list} />
    </>
  );
}

function DeliveryRow({ delivery }: { delivery: NotificationDelivery }) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation();
  const now = useNow();
  const { title, at, outcome, channel } = delivery;
  return (
    <Box as="li" display="flex" gap="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }} _last={{ pb: 0 }}>
      <OutcomeIcon outcome={outcome} />
      <Box flex="1" minW="0" display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="6">
        <Text fontWeight="semibold" flex="1 1 16rem" minW="0">
          {title}
        </Text>
        <Box color="fg.muted" textStyle="sm" display="flex" flexWrap="wrap" columnGap="4">
          <span>{t(`emails.channel.${channel}`)}</span>
          <span>
            <OutcomeText delivery={delivery} />
          </span>
          <span>{relativeTime(at, now, common)}</span>
        </Box>
      </Box>
    </Box>
  );
}

function OutcomeText({ delivery: { outcome, kind, until } }: { delivery: NotificationDelivery }) {
  const { t } = useTranslation('notifications');
  const zone = useZone();
  switch (outcome) {
    case 'waiting-quiet':
    case 'waiting-digest':
      return t(`emails.${outcome}`, { time: until === null ? '' : dayAndTime(until, zone) });
    case 'off-kind':
      return t(`emails.off.${kindRules[kind].switch ?? 'bookings'}`);
    default:
      return t(`emails.${outcome}`);
  }
}
