import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { deadline, money, offsetName } from '../../lib/format';

interface Props {
  amountCents: number;
  payBy: Instant;
  now: number;
  zone: string;
}

/** What is left to do after booking, and until when. */
export function OneStepLeft({ amountCents, payBy, now, zone }: Props) {
  const { t } = useTranslation('booking');
  return (
    <>
      <Text fontWeight="semibold" textStyle="lg" textWrap="balance">
        {t('oneStepLeft', { amount: money(amountCents), time: deadline(payBy, now, zone) })}
      </Text>
      <Text color="fg.muted" textStyle="sm" mt="1" mb="4">
        {t('payByHint', { zone: offsetName(zone, fromInstant(payBy)) })}
      </Text>
    </>
  );
}
