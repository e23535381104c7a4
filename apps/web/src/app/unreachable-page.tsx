import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { session } from '../lib/session';
import { ErrorState } from '../ui/error-state';

/** Somebody is signed in, and the server does not say who: they stay where they are until it does. */
export function UnreachedPage() {
  const { t } = useTranslation();
  return (
    <Box as="main" minH="100dvh" display="flex" alignItems="center" justifyContent="center">
      <ErrorState text={t('unreached')} retry={session.refresh} />
    </Box>
  );
}
