import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { session } from '../lib/session';
import { ErrorState } from '../ui/error-state';

/** Shown if the browser has a session but the server does not answer whose; the user stays on this URL until it does. */
export function UnreachedPage() {
  const { t } = useTranslation();
  return (
    <Box as="main" minH="screen" display="flex" alignItems="center" justifyContent="center">
      <ErrorState isPage text={t('unreached')} retry={session.refresh} />
    </Box>
  );
}
