import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fullDate, lessonTime, unparted } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Panel } from '../../ui/panel';
import { useLessons } from './api/list-lessons';
import { JoinLink } from './join-link';
import { LessonPerson } from './lesson-person';
import { upcomingLessons } from './lesson-rules';

/** A teacher's coming lessons with the way into each. */
export function UpcomingSchedule() {
  const { t } = useTranslation(['lessons', 'common']);
  const now = useNow();
  const zone = useZone();
  const query = useLessons('upcoming');
  const lessons = upcomingLessons(query.data?.pages.flatMap(({ items }) => items) ?? [], now);
  return (
    <Panel maxW="3xl">
      {query.isPending && <Skeleton h="32" />}
      <FetchError of={query} text={t('scheduleFailed')} />
      {query.data && lessons.length === 0 && <EmptyState drawing="calendar" title={t('noUpcoming')} text={t('noUpcomingTextTeacher')} />}
      <Box as="ul" listStyleType="none" divideY="1px" divideColor="border">
        <Each of={lessons} as="li">
          {(lesson) => (
            <Box as="li" display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between" py="4">
              <LessonPerson lesson={lesson} side="teacher" zone={zone}>
                <Text textStyle="sm" mt="1">
                  {fullDate(lesson.startsAt, zone)}
                </Text>
                <Text textStyle="sm" fontVariantNumeric="tabular-nums">
                  <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
                </Text>
              </LessonPerson>
              <JoinLink lesson={lesson} side="teacher" size="sm" word="join" />
            </Box>
          )}
        </Each>
      </Box>
      {query.hasNextPage && (
        <Button variant="outline" mt="4" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('common:showMore')}
        </Button>
      )}
    </Panel>
  );
}
