import { useTranslation } from 'react-i18next';
import { MyTeachers } from '../../../features/students/my-teachers';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function StudentTeachers() {
  const { t } = useTranslation('students');
  return (
    <Page title={t('teachersTitle')} maxW="4xl">
      <PageHeader title={t('teachersTitle')} text={t('teachersText')} />
      <MyTeachers />
    </Page>
  );
}
