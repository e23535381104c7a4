import { useState, type ReactNode } from 'react';
import { Box, Tabs, Text } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { earningPeriods, type Earnings, type EarningPeriod, type Transaction } from '@somo/contracts/earnings';
import { leaveButton, listMark } from '../../lib/focus-spot';
import { money } from '../../lib/format';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { SelectField } from '../../ui/select-field';
import { Analytics } from './analytics';
import { EarningsCards } from './earnings-cards';
import { ExportButton } from './export-button';
import { periodOf } from './period';
import { Transactions } from './transactions';

interface Props {
  /** Renders how one lesson's money was divided. */
  split: (transaction: Transaction) => ReactNode;
  /** The note about payouts. */
  note: ReactNode;
  /** Shown while nothing is paid out because the email address is not confirmed. */
  confirm: ReactNode;
}

export function MyEarnings({ split, note, confirm }: Props) {
  const { t } = useTranslation('earnings');
  const [search, setSearch] = useSearchParams();
  const [tab, setTab] = useState<'transactions' | 'analytics'>('transactions');
  const period = periodOf(search);
  // All-time totals are the same for every period, so the previous data stays on the screen meanwhile.
  const totals = useQuery({ ...query('GET /api/earnings', { query: { period } }), placeholderData: keepPreviousData });
  const ofPeriod = totals.isPlaceholderData ? undefined : totals.data;
  const setPeriod = (next: EarningPeriod) => setSearch(next === 'all' ? {} : { period: next }, { replace: true, preventScrollReset: true });

  return (
    <>
      {totals.data?.waitsForConfirmation && confirm}
      <FetchError of={totals} text={t('failed')} />
      {!(totals.isError && !totals.data) && <EarningsCards earnings={totals.data} />}
      <Box mt="3">{note}</Box>
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setTab(value === 'analytics' ? 'analytics' : 'transactions')}
        lazyMount
        unmountOnExit
        mt="8"
      >
        <Tabs.List>
          <Tabs.Trigger value="transactions">{t('transactions')}</Tabs.Trigger>
          <Tabs.Trigger value="analytics">{t('analytics')}</Tabs.Trigger>
        </Tabs.List>
        <Box display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between" mt="4">
          <Text color="fg.muted" role="status">
            {ofPeriod && period !== 'all' && <PeriodLine earnings={ofPeriod} />}
          </Text>
          <Box display="flex" gap="3" alignItems="center" w={{ base: 'full', sm: 'auto' }}>
            <SelectField
              hideLabel
              label={t('period')}
              value={period}
              onChange={(value) => setPeriod(earningPeriods.find((each) => each === value) ?? 'all')}
              options={earningPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            />
            {ofPeriod && hasMoney(ofPeriod) && (
              <ExportButton key={tab} what={tab === 'analytics' ? 'earnings' : 'transactions'} period={period} />
            )}
          </Box>
        </Box>
        <Tabs.Content value="transactions" {...listMark}>
          <Transactions period={period} split={split} onShowAll={() => leaveButton(() => setPeriod('all'))} />
        </Tabs.Content>
        <Tabs.Content value="analytics">
          {!(totals.isError && !totals.data) && <Analytics monthly={ofPeriod?.monthly} total={ofPeriod?.inPeriod} />}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

/** The totals of the selected period, the same as in the exported files; the cards say those of all time. */
function PeriodLine({ earnings: { period, inPeriod } }: { earnings: Earnings }) {
  const { t } = useTranslation('earnings');
  return t('inPeriod', {
    period: t(`periods.${period}`),
    earned: money(inPeriod.earnedCents),
    pending: money(inPeriod.pendingCents),
    lessons: t('lessonCount', { count: inPeriod.lessons }),
  });
}

/** Money for a lesson to come is pending before any lesson has taken place. */
const hasMoney = ({ inPeriod }: Earnings) => inPeriod.lessons > 0 || inPeriod.earnedCents + inPeriod.pendingCents > 0;
