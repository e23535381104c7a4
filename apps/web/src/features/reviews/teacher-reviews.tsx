import type { ReactNode } from 'react';
import { Box, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import type { Review } from '@somo/contracts/reviews';
import { pages } from '../../lib/query';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { NewTeacherFacts } from './new-teacher-facts';
import { RatingSummary } from './rating-summary';
import { ReplyActions } from './reply-actions';
import { ReviewItem } from './review-item';

interface Props {
  teacher: Pick<Person, 'id' | 'firstName'>;
  now: number;
  /** Has given no lesson, and can be written to and booked. */
  isNew: boolean;
  /** The teacher reads their own page. */
  isOwn: boolean;
  report: (review: Review) => ReactNode;
}

const atOnce = 5;

/** What paying students said about a teacher; nothing of one who hides ratings. */
export function TeacherReviews({ teacher, now, isNew, isOwn, report }: Props) {
  const { t } = useTranslation(['reviews', 'common']);
  const list = useInfiniteQuery(pages('GET /api/teachers/:id/reviews', { params: { id: teacher.id }, query: { limit: atOnce } }));
  const first = list.data?.pages[0];
  const name = teacher.firstName || t('common:unknownTeacher');
  if (first?.hidden) return null;
  return (
    <Panel asChild gridColumn="1">
      <section aria-labelledby="reviews">
        <Heading as="h2" size="md" id="reviews">
          {isNew && first?.reviewsCount === 0 ? t('newTitle', { name }) : t('section')}
        </Heading>
        {list.isPending && (
          <Loading label={t('loading')}>
            <Stack gap="4" mt="4">
              <Skeleton h="24" />
              <Skeleton h="16" />
            </Stack>
          </Loading>
        )}
        <FetchError compact of={list} text={t('notLoaded')} />
        {first?.reviewsCount === 0 && (
          <>
            <Text mt="2" fontWeight="medium">
              {t('none')}
            </Text>
            <Text color="fg.muted" textStyle="sm" mt="1">
              {t('noneText')}
            </Text>
            {isNew && <NewTeacherFacts name={name} />}
          </>
        )}
        {first && first.reviewsCount > 0 && (
          <>
            <Text color="fg.muted" textStyle="sm" mt="1" mb="5">
              {t('whose')}
            </Text>
            <RatingSummary of={first} />
            <Box mt="6">
              <Each of={list.data?.pages.flatMap(({ items }) => items) ?? []}>
                {(review) => (
                  <ReviewItem review={review} teacher={name} report={report(review)}>
                    {isOwn && <ReplyActions review={review} now={now} />}
                  </ReviewItem>
                )}
              </Each>
            </Box>
            <ShowMore of={list} />
          </>
        )}
      </section>
    </Panel>
  );
}
