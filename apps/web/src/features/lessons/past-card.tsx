import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant } from '@somo/contracts/time';
import { dateOf, lessonTime, unparted } from '../../lib/format';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Panel } from '../../ui/panel';
import { useLessons } from './api/list-lessons';
import { StatusBadge } from './lesson-badges';
import type { ReviewOf } from './lesson-dialogs';
import { LessonPerson } from './lesson-person';
import { forTab } from './lesson-rules';
import { oneLine } from './one-line';

const shown = 3;

interface Props {
  now: number;
  zone: string;
  title: string;
  empty: string;
  review: ReviewOf;
}

/** A student's most recent lessons, side by side on a wide screen. */
export function PastCard({ now, zone, title, empty, review }: Props) {
  const { t } = useTranslation('lessons');
  const query = useLessons('past');
  const past = forTab(query.data?.pages.flatMap(({ items }) => items) ?? [], 'past', 'student', now, zone);
  // A lesson that was cancelled before its day comes after those that are over.
  const isOver = ({ startsAt }: (typeof past)[number]) => fromInstant(startsAt) <= now;
  const lessons = [...past.filter(isOver), ...past.filter((lesson) => !isOver(lesson))].slice(0, shown);
  return (
    <Panel asChild>
      <section aria-label={title}>
        <Heading as="h2" size="md">
          {title}
        </Heading>
        {query.isPending && (
          <Stack gap="4" mt="4">
            <Skeleton h="14" />
            <Skeleton h="14" />
          </Stack>
        )}
        <FetchError compact of={query} text={t('failed')} />
        {query.data && lessons.length === 0 && (
          <Text color="fg.muted" mt="2">
            {empty}
          </Text>
        )}
        {lessons.length > 0 && (
          <Box
            as="ul"
            listStyleType="none"
            mt={{ base: '2', lg: '4' }}
            display="grid"
            columnGap="8"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
          >
            <Each of={lessons} as="li">
              {(lesson) => (
                <Box
                  as="li"
                  py={{ base: '3.5', lg: '0' }}
                  borderBottomWidth={{ base: '1px', lg: '0' }}
                  borderColor="border"
                  _last={{ borderBottomWidth: 0, pb: 0 }}
                >
                  <LessonPerson lesson={lesson} side="student" zone={zone} isQuiet>
                    <Box display="flex" flexWrap="wrap" columnGap="2" textStyle="sm" mt="1">
                      <Text fontWeight="medium">{dateOf(lesson.startsAt, zone)}</Text>
                      <Text fontVariantNumeric="tabular-nums">
                        <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
                      </Text>
                    </Box>
                    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="1" minH="11" css={oneLine}>
                      <StatusBadge status={lesson.displayStatus} />
                      {review(lesson, { now, zone })}
                    </Box>
                  </LessonPerson>
                </Box>
              )}
            </Each>
          </Box>
        )}
      </section>
    </Panel>
  );
}
