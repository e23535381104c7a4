import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../lib/query';

/** Shows how a lesson is paid in the sandbox, which asks for no card. */
export function BookedPayment({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('booking');
  const payment = useQuery(query('GET /api/lessons/:id/payment', { params: { id: lessonId } })).data;
  return payment?.realMoney === false && <Text textStyle="sm">{t('paidWithDemoCard')}</Text>;
}
