import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePaymentOf } from './api/get-payment';

/** Says, in the sandbox, with what a lesson is paid: nobody was asked for a card. */
export function BookedPayment({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('booking');
  const payment = usePaymentOf(lessonId).data;
  return payment?.realMoney === false && <Text textStyle="sm">{t('paidWithDemoCard')}</Text>;
}
