import { Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LedgerSums } from '@somo/contracts/ledger';
import { payoutHoldHours } from '@somo/contracts/rules/money';
import { money } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { sumOf } from './accounts';
import { FactList } from './fact-list';

/** The provider's fee is paid out of our share: shows how much of that is left. */
export function FeesPanel({ accounts }: Pick<LedgerSums, 'accounts'>) {
  const { t } = useTranslation('operations');
  const share = 0 - sumOf(accounts, 'platform-fee');
  const paid = sumOf(accounts, 'provider-fee');
  return (
    <Panel as="section" aria-labelledby="fees">
      <Heading as="h2" size="md" id="fees">
        {t('ledger.feesTitle')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="4">
        {t('ledger.feesText')}
      </Text>
      <FactList
        areAmounts
        facts={[
          { name: t('ledger.feesShare'), value: money(share) },
          { name: t('ledger.feesPaid'), value: money(paid) },
          { name: t('ledger.feesLeft'), value: money(share - paid), isTotal: true },
        ]}
      />
      {share < paid && (
        <Text color="fg.muted" textStyle="sm" mt="3">
          {t('ledger.feesEarly', { hours: payoutHoldHours })}
        </Text>
      )}
    </Panel>
  );
}
