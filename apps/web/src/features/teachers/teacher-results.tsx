import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { TeacherCard as Card } from '@somo/contracts/people';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { paths } from '../../lib/paths';
import type { useTeachers } from './api/find-teachers';
import { NoTeachers } from './no-teachers';
import { TeacherCard } from './teacher-card';
import { TeacherGrid, TeacherSkeletons } from './teacher-grid';

interface Props {
  teachers: ReturnType<typeof useTeachers>;
  now: number;
  zone: string;
  searched: boolean;
  /** What was typed. */
  words: string | undefined;
  onBook: (teacher: Card) => void;
  /** Searches for a subject instead. */
  onSubject: (subject: string) => void;
  onClear: () => void;
}

export function TeacherResults({ teachers, now, zone, searched, words, onBook, onSubject, onClear }: Props) {
  const { t } = useTranslation(['teachers', 'common']);
  const { pathname, search } = useLocation();
  const found = teachers.data?.pages.flatMap((page) => page.items) ?? [];
  const near = teachers.data?.pages[0]?.nearSubjects ?? [];
  if (teachers.isPending) return <TeacherSkeletons count={6} label={t('searching')} />;
  return (
    <>
      <FetchError of={teachers} text={t('failed')} />
      {teachers.data && found.length === 0 && !teachers.isError && (
        <NoTeachers searched={searched} words={words} near={near} onSubject={onSubject} onClear={onClear} />
      )}
      <TeacherGrid faded={teachers.isPlaceholderData}>
        <Each of={found}>
          {(teacher) => (
            <TeacherCard
              teacher={teacher}
              now={now}
              zone={zone}
              book={
                <Button aria-label={t('bookLessonWith', { name: teacher.fullName })} onClick={() => onBook(teacher)}>
                  {t('bookLesson')}
                </Button>
              }
              view={
                <TextLink
                  to={paths.teacher(teacher.id)}
                  state={{ results: pathname + search }}
                  aria-label={t('viewProfileOf', { name: teacher.fullName })}
                >
                  {t('viewProfile')}
                </TextLink>
              }
            />
          )}
        </Each>
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
