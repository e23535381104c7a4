import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSettings } from './api/get-settings';

/** Shown to a teacher without a payout method; renders nothing for others and while the settings are loading. */
export function PendingPayoutNotice() {
  const { t } = useTranslation('settings');
  const { data } = useSettings();
  return (
    data?.payment === null && (
      <Text as="strong" color="fg" fontWeight="semibold">
        {`${t('none')} `}
      </Text>
    )
  );
}
