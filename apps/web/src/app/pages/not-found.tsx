import { useEffect } from 'react';
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
    <Page title={t('notFoundTitle')}>
      <EmptyState
        heading
        drawing="path"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<ButtonLink to={paths.home}>{t('backHome')}</ButtonLink>}
      />
    </Page>
  );
}
