import { useTranslation } from 'react-i18next';
import { useOperatorSearch } from './api/search-operations';
import { LessonTable } from './lesson-table';

/** A person's latest lessons; nothing while there are none. */
export function LessonsOfPerson({ email }: { email: string }) {
  const { t } = useTranslation('operations');
  const { data } = useOperatorSearch(email);
  return data && data.lessons.length > 0 ? <LessonTable title={t('search.latestLessons')} lessons={data.lessons} dated /> : null;
}
