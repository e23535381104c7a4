import { useState } from 'react';
import { Badge, Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReviewCase } from '@somo/contracts/reviews';
import { dateOf } from '../../lib/format';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { JudgeReviewDialog } from './judge-review-dialog';

const headingId = 'reviews';

/** The reviews that a person wrote, or that are about their lessons; each can be hidden and shown again. */
export function PersonReviews({ userId }: { userId: string }) {
  const { t } = useTranslation('operations');
  const reviews = useQuery(query('GET /api/admin/people/:id/reviews', { params: { id: userId } }));
  const [judged, setJudged] = useState<ReviewCase | null>(null);
  const items = reviews.data?.items ?? [];
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Heading as="h2" size="md" id={headingId} tabIndex={-1} outline="0" mb="2">
        {t('person.reviews.title')}
      </Heading>
      {reviews.isPending && (
        <Loading label={t('person.reviews.loading')}>
          <Skeleton h="16" />
        </Loading>
      )}
      <FetchError of={reviews} text={t('person.reviews.failed')} compact />
      {reviews.data && items.length === 0 && <Text color="fg.muted">{t('person.reviews.none')}</Text>}
      <Box as="ul" listStyleType="none">
        <Each of={items} as="li">
          {(review) => <ReviewLine review={review} isAuthor={review.studentId === userId} onJudge={() => setJudged(review)} />}
        </Each>
      </Box>
      {judged && <JudgeReviewDialog review={judged} onClose={() => setJudged(null)} returnTo={() => document.getElementById(headingId)} />}
    </Panel>
  );
}

function ReviewLine({ review, isAuthor, onJudge }: { review: ReviewCase; isAuthor: boolean; onJudge: () => void }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const { rating, text, subject, postedAt, hidden } = review;
  const stars = t('reports.stars', { count: rating });
  const act = t(hidden ? 'reports.restoreReview' : 'reports.hideReview');
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: 0 }}
      textStyle="sm"
    >
      <Box flex="1 1 16rem" minW="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Text fontWeight="semibold">{stars}</Text>
          {hidden && (
            <Badge size="sm" colorPalette="clay">
              {t('person.reviews.hidden')}
            </Badge>
          )}
          <Text color="fg.muted">
            {t(isAuthor ? 'person.reviews.wrote' : 'person.reviews.about', {
              subject: subject || t('general'),
              when: dateOf(postedAt, zone),
            })}
          </Text>
        </Box>
        <Text mt="0.5" dir="auto" overflowWrap="anywhere" lineClamp={3} maxW="65ch">
          {text ?? t('reports.noText')}
        </Text>
        {hidden && (
          <Text color="fg.muted" overflowWrap="anywhere" maxW="65ch">
            <bdi>{t('reports.hiddenSince', { when: dateOf(hidden.since, zone), reason: hidden.reason })}</bdi>
          </Text>
        )}
      </Box>
      <Button variant="plain" size="sm" aria-label={`${act}: ${stars}, ${subject}`} onClick={onJudge}>
        {act}
      </Button>
    </Box>
  );
}
