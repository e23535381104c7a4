import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LedgerSums } from '@somo/contracts/ledger';
import { payoutHoldHours } from '@somo/contracts/rules/money';
import { money } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { Cell, Row, Table } from '../../ui/table';
import { inOrder, isKnown } from './accounts';

const areas = '"account sum" "means means"';

/** Every ledger account with its balance, and their total. */
export function AccountTable({ sums }: { sums: LedgerSums }) {
  const { t } = useTranslation('operations');
  const columns = (['account', 'means', 'sum'] as const).map((name) => ({ name: t(`ledger.columns.${name}`), end: name === 'sum' }));
  return (
    <Panel as="section" aria-labelledby="accounts" p="0">
      <Box px={{ base: '5', md: '6' }} pt={{ base: '5', md: '6' }}>
        <Heading as="h2" size="md" id="accounts">
          {t('ledger.accounts')}
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {t('ledger.accountsText')}
        </Text>
      </Box>
      <Table label={t('ledger.accounts')} columns={columns}>
        {inOrder(sums.accounts).map(({ account, balanceCents }) => {
          const word = isKnown(account) ? account : 'unknown';
          return (
            <Row key={account} areas={areas}>
              <Cell area="account" fontWeight="semibold">
                {t(`ledger.of.${word}.name`, { account })}
              </Cell>
              <Cell area="means" color="fg.muted">
                {t(`ledger.of.${word}.means`, { hours: payoutHoldHours })}
              </Cell>
              <Cell area="sum" end>
                {money(balanceCents)}
              </Cell>
            </Row>
          );
        })}
        <Row areas={'"account sum"'} fontWeight="bold">
          <Cell area="account">{t('ledger.total')}</Cell>
          <Cell area="means" display={{ base: 'none', md: 'table-cell' }}>
            {null}
          </Cell>
          <Cell area="sum" end>
            {money(sums.totalCents)}
          </Cell>
        </Row>
      </Table>
    </Panel>
  );
}
