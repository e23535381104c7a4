import { Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { useOperatorSearch } from './api/search-operations';
import { LessonTable } from './lesson-table';

const soonMs = 1000;

/** A person's latest lessons; nothing if there are none. Those of a person just suspended are cancelled a moment later. */
export function LessonsOfPerson({ userId, suspended }: { userId: string; suspended: boolean }) {
  const { t } = useTranslation('operations');
  const query = useOperatorSearch(userId, ({ lessons }) =>
    suspended && lessons.some(({ displayStatus }) => displayStatus === 'upcoming') ? soonMs : false,
  );
  const { lessons = [] } = query.data ?? {};
  return (
    <>
      {query.isPending && (
        <Loading label={t('lessons.loading')}>
          <Skeleton h="32" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={query} text={t('lessons.failed')} />
      {lessons.length > 0 && <LessonTable title={t('search.latestLessons')} lessons={lessons} dated />}
    </>
  );
}
