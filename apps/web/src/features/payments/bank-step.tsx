import { Box, Button, Text } from '@chakra-ui/react';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from './state-panel';

interface Props {
  amount: string;
  busy: boolean;
  onAnswer: (approved: boolean) => void;
}

/** The bank asks its customer to confirm the payment. */
export function BankStep({ amount, busy, onAnswer }: Props) {
  const { t } = useTranslation('payments');
  return (
    <StatePanel title={t('bankTitle')} icon={<Landmark />} arrived>
      <Text textStyle="lg" fontWeight="semibold">
        {t('bankText', { amount })}
      </Text>
      <Text color="fg.muted" mt="1" mb="5">
        {t('bankHint')}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Button size="lg" disabled={busy} onClick={() => onAnswer(true)}>
          {busy ? t('answering') : t('approve')}
        </Button>
        <Button size="lg" variant="outline" disabled={busy} onClick={() => onAnswer(false)}>
          {t('decline')}
        </Button>
      </Box>
    </StatePanel>
  );
}
