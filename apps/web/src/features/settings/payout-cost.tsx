import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PayoutMethodName } from '@somo/contracts/payouts';
import { payoutFeeCents } from '@somo/contracts/rules/money';
import { money } from '../../lib/format';

/** What Somo takes for a payout, and what happens to the dollars on the way. */
export function PayoutCost({ method }: { method: PayoutMethodName }) {
  const { t } = useTranslation('settings');
  const fee: number = payoutFeeCents[method];
  return (
    <Text textStyle="sm" maxW="65ch">
      <Text as="span" fontWeight="semibold">
        {fee === 0 ? t('noPayoutFee') : t('payoutFee', { fee: money(fee) })}
      </Text>{' '}
      <Text as="span" color="fg.muted">
        {t(`fx.${method}`)}
      </Text>
    </Text>
  );
}
