import { useEffect } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

export default function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageTitle(t('notFoundTitle'));
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
  return (
    <Box as="main" minH="100dvh" display="flex" alignItems="center" justifyContent="center">
      <EmptyState
        heading
        drawing="path"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<ButtonLink to={paths.home}>{t('backHome')}</ButtonLink>}
      />
    </Box>
  );
}
