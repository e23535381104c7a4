import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LedgerSums } from '@somo/contracts/ledger';
import { money } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { clearing, sumOf } from './accounts';

/** Money in transit. */
export function ClearingPanel({ accounts }: Pick<LedgerSums, 'accounts'>) {
  const { t } = useTranslation('operations');
  return (
    <Panel as="section" aria-labelledby="clearing">
      <Heading as="h2" size="md" id="clearing">
        {t('ledger.clearing')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="4">
        {t('ledger.clearingText')}
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="3">
        {clearing.map((account) => {
          const cents = sumOf(accounts, account);
          return (
            <Box as="li" key={account} display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" alignItems="center">
              <Text fontWeight="semibold" textStyle="sm">
                {t(`ledger.of.${account}.name`)}
              </Text>
              <Badge size="sm" colorPalette={cents === 0 ? 'leaf' : 'sun'}>
                {cents === 0 ? t('ledger.zero') : t('ledger.notZero', { amount: money(Math.abs(cents)) })}
              </Badge>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
