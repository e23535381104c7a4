import { Badge, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePaymentOf } from './api/get-payment';

/** Says that the lesson is paid and, in the sandbox, with what: nobody was asked for a card. */
export function BookedPayment({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('booking');
  const payment = usePaymentOf(lessonId).data;
  return (
    <>
      <Badge colorPalette="leaf">{t('paid')}</Badge>
      {payment?.realMoney === false && (
        <Text textStyle="sm" mt="2">
          {t('paidWithDemoCard')}
        </Text>
      )}
    </>
  );
}
