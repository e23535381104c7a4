import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { EarningSums, MonthlyEarnings } from '@somo/contracts/earnings';
import { money } from '../../lib/format';
import { EmptyState } from '../../ui/empty-state';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { MonthChart } from './month-chart';
import { monthName } from './months';
import { Cell, Row, Table } from '../../ui/table';

/** Earnings by month, as a chart and as a table. `monthly` is undefined while loading. */
export function Analytics({ monthly, total }: { monthly: MonthlyEarnings[] | undefined; total: EarningSums | undefined }) {
  const { t } = useTranslation('earnings');
  const rows: [string, EarningSums][] = (monthly ?? []).map((month) => [monthName(month), month]);
  if (total && rows.length > 1) rows.push([t('total'), total]);
  const isTotal = (sums: EarningSums) => sums === total;
  const weightOf = (sums: EarningSums) => (isTotal(sums) ? 'bold' : 'semibold');
  const columns = [{ name: t('month') }, ...[t('lessons'), t('earnings'), t('average')].map((name) => ({ name, end: true }))];
  return (
    <>
      {!monthly && (
        <Loading label={t('loading')}>
          <Skeleton h="64" borderRadius="l3" />
        </Loading>
      )}
      {monthly?.length === 0 && (
        <Panel>
          <EmptyState drawing="path" title={t('noMonths')} text={t('noTransactionsText')} />
        </Panel>
      )}
      {monthly && monthly.length > 0 && (
        <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }}>
          <Panel>
            <Heading as="h2" size="md" mb="4">
              {t('monthly')}
            </Heading>
            <MonthChart monthly={monthly} />
          </Panel>
          <Panel p="0" display="flex" flexDirection="column">
            <Heading as="h2" size="md" px={{ base: '5', md: '6' }} pt={{ base: '5', md: '6' }}>
              {t('byMonth')}
            </Heading>
            <Table label={t('monthly')} columns={columns}>
              {rows.map(([name, month]) => (
                <Row
                  key={name}
                  areas={'"month earnings" "lessons average"'}
                  {...(isTotal(month) ? { borderTopWidth: '2px', borderColor: 'sand.border' } : {})}
                >
                  <Cell area="month" fontWeight={weightOf(month)} whiteSpace={{ md: 'nowrap' }}>
                    {name}
                  </Cell>
                  <Cell area="lessons" end textAlign={{ base: 'start', md: 'end' }} whiteSpace="normal" label={t('lessons')}>
                    <Text as="span" fontWeight={isTotal(month) ? 'bold' : undefined}>
                      {month.lessons}
                    </Text>
                    {month.lateCancellations > 0 && (
                      <Text color="fg.muted" textStyle="xs">
                        {t('lateCancellations', { count: month.lateCancellations })}
                      </Text>
                    )}
                  </Cell>
                  <Cell area="earnings" end>
                    <Text as="span" fontWeight={weightOf(month)}>
                      {money(month.earnedCents)}
                    </Text>
                    {month.pendingCents > 0 && (
                      <Text color="fg.muted" textStyle="xs">
                        {t('pendingOf', { amount: money(month.pendingCents) })}
                      </Text>
                    )}
                  </Cell>
                  <Cell area="average" end label={t('average')} fontWeight={isTotal(month) ? 'bold' : undefined}>
                    {month.averageCents === null ? '–' : money(month.averageCents)}
                  </Cell>
                </Row>
              ))}
            </Table>
            <Text color="fg.muted" textStyle="sm" px={{ base: '5', md: '6' }} py="4" mt="auto" borderTopWidth="1px" borderColor="border">
              {t('lessonsNote')}
            </Text>
          </Panel>
        </Box>
      )}
    </>
  );
}
