import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PayoutLifecycle } from '@somo/contracts/payouts';
import { payoutHoldHours } from '@somo/contracts/rules/money';
import { leaveButton, listMark } from '../../lib/focus-spot';
import { money } from '../../lib/format';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { ShowMore } from '../../ui/show-more';
import { Table } from '../../ui/table';
import { usePayouts } from './api/list-payouts';
import { DuePanel } from './due-panel';
import { PayoutRow } from './payout-row';

const lives = ['claimed', 'sent', 'done', 'refused'] as const satisfies PayoutLifecycle[];

/** Every payout, newest first; the status filter is in the URL. */
export function PayoutList() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const status = lives.find((each) => each === search.get('status'));
  const choose = (value: string) => setSearch(value ? { status: value } : {}, { replace: true, preventScrollReset: true });
  const list = usePayouts(status);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = (['teacher', 'lessons', 'account', 'day', 'status', 'amount'] as const).map((name) => ({
    name: t(`payouts.columns.${name}`),
    end: name === 'amount',
  }));
  const due = list.data?.pages[0]?.due;
  return (
    <Box {...listMark} tabIndex={-1} outline="0">
      {due && <DuePanel due={due} />}
      <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="3" alignItems="center" justifyContent="space-between" mb="4">
        <Box w={{ base: 'full', sm: '56' }}>
          <SelectField
            hideLabel
            label={t('payouts.filter')}
            value={status ?? ''}
            onChange={choose}
            options={[{ value: '', label: t('payouts.all') }, ...lives.map((value) => ({ value, label: t(`payouts.status.${value}`) }))]}
          />
        </Box>
        {items.length > 0 && !list.hasNextPage && (
          <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            {t('payouts.sum', {
              count: items.length,
              amount: money(items.reduce((sum, { amountCents }) => sum + amountCents, 0)),
            })}
          </Text>
        )}
      </Box>
      {list.isPending && (
        <Loading label={t('payouts.loading')}>
          <Panel display="flex" flexDirection="column" gap="5">
            {[0, 1, 2, 3].map((at) => (
              <Skeleton key={at} h="6" />
            ))}
          </Panel>
        </Loading>
      )}
      <FetchError of={list} text={t('payouts.failed')} />
      {list.data && !list.isError && items.length === 0 && (
        <Panel>
          <EmptyState
            drawing="path"
            title={t(status ? 'payouts.emptyOf' : 'payouts.empty')}
            text={t(status ? 'payouts.emptyOfText' : 'payouts.emptyText', { hours: payoutHoldHours })}
            action={
              status && (
                <Button variant="outline" onClick={() => leaveButton(() => choose(''))}>
                  {t('payouts.showAll')}
                </Button>
              )
            }
          />
        </Panel>
      )}
      {items.length > 0 && (
        <Panel p="0">
          <Table label={t('payouts.title')} columns={columns}>
            <Each of={items} as="tr">
              {(payout) => <PayoutRow payout={payout} />}
            </Each>
          </Table>
        </Panel>
      )}
      <ShowMore of={list} />
    </Box>
  );
}
