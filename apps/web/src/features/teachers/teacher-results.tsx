import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard as Card } from '@somo/contracts/people';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import type { useTeachers } from './api/find-teachers';
import { TeacherCard } from './teacher-card';
import { TeacherGrid, TeacherSkeletons } from './teacher-grid';

interface Props {
  teachers: ReturnType<typeof useTeachers>;
  now: number;
  zone: string;
  searched: boolean;
  onView: (teacher: Card) => void;
  onClear: () => void;
}

export function TeacherResults({ teachers, now, zone, searched, onView, onClear }: Props) {
  const { t } = useTranslation(['teachers', 'common']);
  const found = teachers.data?.pages.flatMap((page) => page.items) ?? [];
  if (teachers.isPending) return <TeacherSkeletons count={6} label={t('searching')} />;
  return (
    <>
      <FetchError of={teachers} text={t('failed')} />
      {teachers.data && found.length === 0 && !teachers.isError && (
        <EmptyState
          drawing="search"
          title={t('noneTitle')}
          text={searched ? t('noneText') : t('noneYetText')}
          action={searched && <Button onClick={onClear}>{t('clearSearch')}</Button>}
        />
      )}
      <TeacherGrid faded={teachers.isPlaceholderData}>
        {found.map((teacher) => (
          <TeacherCard
            key={teacher.id}
            teacher={teacher}
            now={now}
            zone={zone}
            book={
              <Button aria-label={t('bookLessonWith', { name: teacher.fullName })} onClick={() => onView(teacher)}>
                {t('bookLesson')}
              </Button>
            }
            view={
              <Button variant="plain" aria-label={t('viewProfileOf', { name: teacher.fullName })} onClick={() => onView(teacher)}>
                {t('viewProfile')}
              </Button>
            }
          />
        ))}
      </TeacherGrid>
      {teachers.hasNextPage && (
        <Box textAlign="center" mt="8">
          <Button variant="outline" disabled={teachers.isFetchingNextPage} onClick={() => void teachers.fetchNextPage()}>
            {t('common:showMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
