import { useEffect } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/links';
import { Page } from '../../ui/page';

export default function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
  return (
    <Page
      title={t('notFoundTitle')}
      minH={{ lg: '33rem' }}
      display="grid"
      alignItems="center"
      css={{ '& svg': { w: '48', h: '48', my: '-6' } }}
    >
      <EmptyState
        heading
        drawing="path"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <Box display="flex" flexWrap="wrap" gap="3" justifyContent="center">
            <ButtonLink to={paths.home}>{t('backHome')}</ButtonLink>
            <ButtonLink to={paths.teachers} variant="outline">
              {t('findTeachers')}
            </ButtonLink>
          </Box>
        }
      />
    </Page>
  );
}
