import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { fromInstant } from '@somo/contracts/time';
import { clockOf, dayOf, offsetName, shortDate } from '../../lib/format';

/** 'Pay by 14:32 (GMT+1)', with the date unless it is today. */
export function PayBy({ payBy, now, zone: where }: { payBy: Instant; now: number; zone: string }) {
  const { t } = useTranslation('payments');
  const time = clockOf(payBy, where);
  const zone = offsetName(where, fromInstant(payBy));
  const today = dayOf(payBy, where) === dayOf(now, where);
  return (
    <Badge colorPalette="clay">
      <bdi>{today ? t('payBy', { time, zone }) : t('payByDay', { time, zone, day: shortDate(payBy, where) })}</bdi>
    </Badge>
  );
}
