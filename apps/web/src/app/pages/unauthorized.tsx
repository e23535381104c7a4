import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/links';
import { Page } from '../../ui/page';

export default function Unauthorized() {
  const { t } = useTranslation();
  return (
    <Page title={t('unauthorizedTitle')}>
      <EmptyState
        heading
        drawing="door"
        title={t('unauthorizedTitle')}
        text={t('unauthorizedText')}
        action={<ButtonLink to={paths.home}>{t('backHome')}</ButtonLink>}
      />
    </Page>
  );
}
