import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PayoutMethodName } from '@somo/contracts/payouts';
import { payoutFeeCents } from '@somo/contracts/rules/money';
import { money } from '../../lib/format';

/** Somo's fee for a payout, and how the dollars are converted. */
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
