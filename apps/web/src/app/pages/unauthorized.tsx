import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/use-session';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/links';
import { Page } from '../../ui/page';

export default function Unauthorized() {
  const { t } = useTranslation(['common', 'shell']);
  const user = useUser();
  return (
    <Page title={t('unauthorizedTitle')}>
      <EmptyState
        heading
        drawing="door"
        title={t('unauthorizedTitle')}
        text={user ? t('unauthorizedText') : ''}
        action={
          <Box display="flex" flexWrap="wrap" justifyContent="center" gap="3">
            {!user && <ButtonLink to={paths.login}>{t('shell:signIn')}</ButtonLink>}
            <ButtonLink to={paths.home} variant={user ? 'solid' : 'outline'}>
              {t('backHome')}
            </ButtonLink>
          </Box>
        }
      />
    </Page>
  );
}
