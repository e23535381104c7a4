import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { fromInstant } from '@somo/contracts/time';
import { deadline, offsetName } from '../../lib/format';

/** 'Pay by 2:32 PM (GMT+1)', with the weekday unless it is today. */
export function PayBy({ payBy, now, zone }: { payBy: Instant; now: number; zone: string }) {
  const { t } = useTranslation('payments');
  return (
    <Badge colorPalette="clay">
      <bdi>{t('payBy', { time: deadline(payBy, now, zone), zone: offsetName(zone, fromInstant(payBy)) })}</bdi>
    </Badge>
  );
}
