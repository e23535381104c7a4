import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { consecutive } from '../../lib/consecutive';
import { dayOf, monthText, zoneLabel } from '../../lib/format';
import { paths } from '../../lib/paths';
import { pages } from '../../lib/query';
import { refundPollInterval } from '../../lib/refund-poll-interval';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each, Isolated } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { PaymentRow } from './payment-row';

/** Every payment of a student, made or still due, by the month it was booked in. */
export function PaymentList() {
  const { t } = useTranslation('payments');
  const now = useNow();
  const zone = useZone();
  const list = useInfiniteQuery({
    ...pages('GET /api/payments'),
    refetchInterval: ({ state }) => refundPollInterval((state.data?.pages ?? []).flatMap(({ items }) => items)),
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-label={t('list.title')}>
      <Heading as="h2" size="md">
        {t('list.title')}
      </Heading>
      <Text color="fg.muted" mb="5">
        <bdi>{t('list.text', { zone: zoneLabel(zone, now) })}</bdi>
      </Text>
      {list.isPending && (
        <Loading label={t('list.loading')}>
          <Panel display="flex" flexDirection="column" gap="6">
            {[0, 1, 2].map((at) => (
              <Box key={at} display="flex" justifyContent="space-between" gap="4">
                <Stack flex="1">
                  <Skeleton h="5" w="1/2" />
                  <Skeleton h="4" w="1/2" />
                </Stack>
                <Skeleton h="6" w="16" />
              </Box>
            ))}
          </Panel>
        </Loading>
      )}
      <FetchError of={list} text={t('list.failed')} />
      {list.data && !list.isError && items.length === 0 && (
        <Panel>
          <EmptyState
            drawing="path"
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={<ButtonLink to={paths.findTeachers}>{t('list.findTeachers')}</ButtonLink>}
          />
        </Panel>
      )}
      {consecutive(items, ({ createdAt }) => dayOf(createdAt, zone).slice(0, 7)).map((month) => (
        <Isolated key={month.key} of={month.key}>
          {() => (
            <Box mb="6" _last={{ mb: '0' }}>
              <Heading as="h3" size="sm" mb="2">
                {t('list.bookedIn', { month: monthText(`${month.key}-01`) })}
              </Heading>
              <Panel p="0">
                <Box as="ul" listStyleType="none">
                  <Each of={month.items} as="li">
                    {(payment) => <PaymentRow payment={payment} now={now} zone={zone} />}
                  </Each>
                </Box>
              </Panel>
            </Box>
          )}
        </Isolated>
      ))}
      <ShowMore of={list} />
    </section>
  );
}
