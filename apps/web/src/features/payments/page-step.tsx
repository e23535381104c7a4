import { Button, Text } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from './state-panel';

interface Props {
  amount: string;
  busy: boolean;
  onPay: () => void;
}

/** For a provider that collects the card on its own page. */
export function PageStep({ amount, busy, onPay }: Props) {
  const { t } = useTranslation('payments');
  return (
    <StatePanel title={t('pageTitle')} icon={<CreditCard />} arrived={false}>
      <Text mb="5">{t('pageText')}</Text>
      <Button size="lg" disabled={busy} onClick={onPay}>
        {busy ? t('paying') : t('pay', { amount })}
      </Button>
    </StatePanel>
  );
}
