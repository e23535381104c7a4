import { useSyncExternalStore } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const never = () => () => undefined;

/** Tells people whose browser blocks cookies that it cannot keep them signed in; renders nothing for others. */
export function CookieNotice() {
  const { t } = useTranslation('auth');
  const isBlocked = useSyncExternalStore(
    never,
    () => !navigator.cookieEnabled,
    () => false,
  );
  if (!isBlocked) return null;
  return (
    <Text role="status" bg="sun.subtle" color="sun.fg" borderRadius="l2" px="4" py="3" mb="5">
      {t('cookiesBlocked')}
    </Text>
  );
}
