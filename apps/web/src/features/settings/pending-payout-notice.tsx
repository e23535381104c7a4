import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSettings } from './api/get-settings';

/** For a teacher who has not said where the money goes; nothing for all others, and while that is not known. */
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
