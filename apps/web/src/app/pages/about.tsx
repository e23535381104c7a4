import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../features/content/content-page';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

export default function About() {
  const { t } = useTranslation('content');
  return <ContentPage name="about" action={<ButtonLink to={paths.teachers}>{t('findTeacher')}</ButtonLink>} />;
}
