import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bookingPath } from '../../../features/teachers/booking-path';
import { TeacherSearch } from '../../../features/teachers/teacher-search';
import { useZone } from '../../../lib/use-session';
import { usePageTitle } from '../../../ui/use-page-title';

export default function FindTeachers() {
  const { t } = useTranslation('search');
  const go = useNavigate();
  const zone = useZone();
  usePageTitle(t('title'));
  return <TeacherSearch onBook={({ id }, startsAt) => void go(bookingPath(id, zone, startsAt))} />;
}
