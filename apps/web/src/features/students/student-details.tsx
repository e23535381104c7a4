import { Box, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefused } from '../../lib/problem';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { NoteList } from './note-list';
import { StudentAbout } from './student-about';
import { StudentFacts } from './student-facts';
import { StudentHead } from './student-head';
import { UpcomingLessons } from './upcoming-lessons';

/** All that a teacher knows of a student. */
export function StudentDetails({ studentId }: { studentId: string }) {
  const { t } = useTranslation('students');
  const zone = useZone();
  const asked = useQuery(query('GET /api/students/:id', { params: { id: studentId } }));
  const student = asked.data;
  if (isRefused(asked.error, 'student-not-found')) return <EmptyState drawing="search" title={t('gone')} />;
  return (
    <>
      {asked.isPending && <DetailSkeleton label={t('loadingOne')} />}
      <FetchError of={asked} text={t('failedOne')} />
      {student && (
        <Stack gap="7">
          <StudentHead student={student} zone={zone} />
          <StudentFacts student={student} zone={zone} />
          <StudentAbout student={student} />
          <UpcomingLessons lessons={student.upcomingLessons} zone={zone} />
          <NoteList student={student} zone={zone} />
        </Stack>
      )}
    </>
  );
}

function DetailSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Box display="flex" gap="4" alignItems="center">
        <Skeleton boxSize="16" borderRadius="l3" flexShrink={0} />
        <Stack gap="2" flex="1">
          <Skeleton h="6" w="50%" />
          <Skeleton h="4" w="70%" />
        </Stack>
      </Box>
      <Skeleton h="20" mt="7" borderRadius="l2" />
      <Skeleton h="40" mt="7" borderRadius="l2" />
    </Loading>
  );
}
