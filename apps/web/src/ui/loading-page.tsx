import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Logo } from './logo';

/** Fills the screen while the session is being restored. */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <Box role="status" minH="screen" display="flex" flexDirection="column" alignItems="center" justifyContent="center" gap="3">
      <Logo />
      <Text color="fg.muted">{t('loading')}</Text>
    </Box>
  );
}
