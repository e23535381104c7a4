import { Text, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { dayName } from '../../lib/format';
import { RequestTime } from './request-time';

interface Props extends Pick<TextProps, 'pt' | 'pb'> {
  time: BookingRequest;
  zone: string;
}

/** Above several requests for the same time: when that is. */
export function SameTime({ time, zone, ...space }: Props) {
  const { t } = useTranslation('requests');
  return (
    <Text textStyle="sm" fontWeight="semibold" fontVariantNumeric="tabular-nums" {...space}>
      {t('card.sameTime', { day: dayName(time.startsAt, zone) })}
      <br />
      <RequestTime time={time} zone={zone} />
    </Text>
  );
}
