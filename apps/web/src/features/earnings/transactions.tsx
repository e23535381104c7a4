import type { ReactNode } from 'react';
import { Box, Button, Skeleton } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EarningPeriod, Transaction } from '@somo/contracts/earnings';
import { fromInstant } from '@somo/contracts/time';
import { pages } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { Table, WideCell } from '../../ui/table';
import { TransactionRow } from './transaction-row';

interface Props {
  period: EarningPeriod;
  split: (transaction: Transaction) => ReactNode;
  onShowAll: () => void;
}

/** A teacher's transactions of a period: lessons to come, the next one first, those of them that earn nothing, then the past, newest first. */
export function Transactions({ period, split, onShowAll }: Props) {
  const { t } = useTranslation('earnings');
  const zone = useZone();
  const now = useNow(60_000);
  const list = useInfiniteQuery(pages('GET /api/earnings/transactions', { query: { period } }));
  const loaded = list.data?.pages.flatMap((page) => page.items) ?? [];
  const groupOf = ({ startsAt, createdAt, displayStatus }: Transaction) => {
    if (fromInstant(startsAt ?? createdAt) <= now) return 'done';
    return displayStatus === 'refunded' || displayStatus === 'failed' ? displayStatus : 'toCome';
  };
  const of = (group: ReturnType<typeof groupOf>) => loaded.filter((each) => groupOf(each) === group);
  const [toCome, idle, done] = [of('toCome'), [...of('refunded'), ...of('failed')], of('done')];
  const hasAllToCome = done.length > 0 || !list.hasNextPage;
  // The next lesson comes first, once all those to come are loaded; what earns nothing waits for that, so that nothing is put in above it.
  const items = hasAllToCome ? [...toCome.reverse(), ...idle, ...done] : toCome.length > 0 ? toCome : idle;
  const beginsGroup = (at: number) => {
    const [before, item] = [items[at - 1], items[at]];
    return item !== undefined && (before === undefined || groupOf(before) !== groupOf(item));
  };
  const columns = (['date', 'student', 'subject', 'amount', 'status', 'details'] as const).map((name) => ({
    name: t(`columns.${name}`),
    end: name === 'amount',
    hidden: name === 'details',
  }));
  return (
    <>
      {list.isPending && (
        <Loading label={t('loading')}>
          <Panel display="flex" flexDirection="column" gap="5">
            {[0, 1, 2, 3].map((at) => (
              <Skeleton key={at} h="6" />
            ))}
          </Panel>
        </Loading>
      )}
      <FetchError of={list} text={t('failed')} />
      {list.data && !list.isError && items.length === 0 && (
        <Panel>
          <EmptyState
            drawing="path"
            title={t(period === 'all' ? 'noTransactions' : 'noneInPeriod')}
            text={t(period === 'all' ? 'noTransactionsText' : 'noneInPeriodText')}
            action={
              period !== 'all' && (
                <Button variant="outline" onClick={onShowAll}>
                  {t('showAll')}
                </Button>
              )
            }
          />
        </Panel>
      )}
      {items.length > 0 && (
        <Panel p="0">
          <Table label={t('transactions')} columns={columns}>
            <Each of={items} as="tr">
              {(transaction, at) => (
                <>
                  {beginsGroup(at) && (
                    <Box
                      as="tr"
                      role="row"
                      display={{ base: 'block', md: 'table-row' }}
                      bg={{ _light: 'bg.subtle', _dark: 'bg.muted' }}
                      _first={{ borderTopRadius: { base: 'l3', md: '0' } }}
                    >
                      <WideCell
                        role="cell"
                        colSpan={6}
                        display={{ base: 'block', md: 'table-cell' }}
                        px={{ base: '5', md: '6' }}
                        py="2"
                        textStyle="sm"
                        fontWeight="semibold"
                      >
                        {t(`groups.${groupOf(transaction)}`)}
                      </WideCell>
                    </Box>
                  )}
                  <TransactionRow transaction={transaction} zone={zone} isToCome={groupOf(transaction) === 'toCome'} split={split} />
                </>
              )}
            </Each>
          </Table>
        </Panel>
      )}
      <ShowMore of={list} />
    </>
  );
}
