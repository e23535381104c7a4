import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../features/content/content-page';
import { Questions } from '../../features/content/questions';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

export default function Help() {
  const { t } = useTranslation('content');
  return (
    <ContentPage name="help" action={<ButtonLink to={paths.contact}>{t('contactUs')}</ButtonLink>}>
      <Questions />
    </ContentPage>
  );
}
