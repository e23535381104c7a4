import { useTranslation } from 'react-i18next';
import { MyStudents } from '../../../features/students/my-students';
import { Page } from '../../../ui/page';

export default function TeacherStudents() {
  const { t } = useTranslation('students');
  return (
    <Page title={t('title')}>
      <MyStudents />
    </Page>
  );
}
