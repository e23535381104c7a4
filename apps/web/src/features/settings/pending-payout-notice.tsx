import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../lib/query';

/** Shown to a teacher without a payout method; renders nothing for others and while the settings are loading. */
export function PendingPayoutNotice() {
  const { t } = useTranslation('settings');
  const { data } = useQuery(query('GET /api/me/settings'));
  return (
    data?.payment === null && (
      <Text as="strong" color="fg" fontWeight="semibold">
        {`${t('none')} `}
      </Text>
    )
  );
}
