import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { timeUntil } from './countdown';

/** 'Starts in 2 hours', or 'Happening now': above the next lesson. */
export function StartsIn({ startsAt, now, zone }: { startsAt: Instant; now: number; zone: string }) {
  const { t } = useTranslation('lessons');
  const left = timeUntil(startsAt, now, zone);
  return (
    <Text color="brand.fg" fontWeight="semibold" textStyle="sm">
      {left ? t(`startsIn.${left.unit}`, { count: left.count }) : t('happeningNow')}
    </Text>
  );
}
