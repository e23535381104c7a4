import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TeacherSearch } from '../../../features/teachers/teacher-search';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../ui/use-page-title';

export default function FindTeachers() {
  const { t } = useTranslation('teachers');
  const go = useNavigate();
  usePageTitle(t('title'));
  return <TeacherSearch onBook={({ id }) => void go(paths.bookLesson(id))} />;
}
