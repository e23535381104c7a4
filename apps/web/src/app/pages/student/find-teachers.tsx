import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TeacherSearch } from '../../../features/teachers/teacher-search';
import { usePageTitle } from '../../../ui/use-page-title';

export default function FindTeachers() {
  const { t } = useTranslation('search');
  const go = useNavigate();
  usePageTitle(t('title'));
  return <TeacherSearch onGo={(path) => void go(path)} />;
}
