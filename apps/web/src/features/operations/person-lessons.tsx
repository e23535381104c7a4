import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pollEvery } from '../../lib/data-saver';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ProblemLines } from './problem-lines';
import { LessonTable } from './lesson-table';

const soonMs = 1000;

/** How many lessons a person has, and the latest ones. Those of a person just suspended are cancelled a moment later. */
export function PersonLessons({ userId, suspended }: { userId: string; suspended: boolean }) {
  const { t } = useTranslation('operations');
  const lessons = useQuery({
    ...query('GET /api/admin/people/:id/lessons', { params: { id: userId } }),
    refetchInterval: ({ state }) => suspended && (state.data?.counts.upcoming ?? 0) > 0 && pollEvery(soonMs),
  });
  const { counts, lessons: latest = [], problems = [] } = lessons.data ?? {};
  return (
    <>
      <Panel as="section" aria-labelledby="lessons">
        <Heading as="h2" size="md" id="lessons" mb="4">
          {t('person.lessons.title')}
        </Heading>
        {lessons.isPending && (
          <Loading label={t('person.lessons.loading')}>
            <Skeleton h="14" />
          </Loading>
        )}
        <FetchError of={lessons} text={t('person.lessons.failed')} compact />
        {counts && (
          <Box as="dl" display="grid" gap="4" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}>
            <Count name={t('person.lessons.upcoming')} count={counts.upcoming} />
            <Count name={t('person.lessons.completed')} count={counts.completed} />
            <Count
              name={t('person.lessons.cancelled')}
              count={counts.cancelled}
              note={counts.cancelledByPerson > 0 ? t('person.lessons.byThem', { count: counts.cancelledByPerson }) : undefined}
            />
            <Count name={t('person.lessons.problems')} count={counts.problems} />
          </Box>
        )}
        {problems.length > 0 && <ProblemLines problems={problems} />}
      </Panel>
      {latest.length > 0 && <LessonTable title={t('person.lessons.latest')} lessons={latest} dated userId={userId} />}
    </>
  );
}

function Count({ name, count, note }: { name: string; count: number; note?: string | undefined }) {
  return (
    <Box minW="0">
      <Text as="dt" color="fg.muted" textStyle="sm">
        {name}
      </Text>
      <Text as="dd" fontFamily="heading" fontWeight="bold" textStyle="2xl" fontVariantNumeric="tabular-nums">
        {count}
        {note && (
          <Text as="span" display="block" fontFamily="body" fontWeight="normal" textStyle="sm" color="fg.muted">
            {note}
          </Text>
        )}
      </Text>
    </Box>
  );
}
