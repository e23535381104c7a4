import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/empty-state';

/** Shown after a bug, or when a page's file is gone after a new release; reloading gets the new one. */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <Box as="main" minH="screen" display="flex" alignItems="center" justifyContent="center">
      <EmptyState
        drawing="cloud"
        title={t('brokenTitle')}
        text={t('brokenText')}
        action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      />
    </Box>
  );
}
