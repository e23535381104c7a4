import { useState } from 'react';
import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PersonReportCase } from '@somo/contracts/reports';
import { dateOf } from '../../lib/format';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { Panel } from '../../ui/panel';
import { JudgeReviewDialog } from './judge-review-dialog';

const panelId = 'reported-review';

/** The review as it was when it was reported, and the way to hide it or show it again. */
export function ReportedReview({ report: { reviewId, review } }: { report: PersonReportCase }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const [isJudging, setJudging] = useState(false);
  const current = useQuery(query('GET /api/admin/reviews/:id', { params: { id: reviewId ?? '' } }));
  const hidden = current.data?.hidden;
  return (
    <Panel as="section" aria-labelledby="review" id={panelId} tabIndex={-1} outline="0">
      <Heading as="h2" size="md" id="review">
        {t('reports.review')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="1" mb="4">
        {t('reports.reviewText')}
      </Text>
      <Box borderInlineStartWidth="3px" borderColor="clay.solid" ps="4" maxW="65ch">
        <Text fontWeight="semibold">{t('reports.stars', { count: review?.rating ?? 0 })}</Text>
        <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
          {review?.text ?? t('reports.noText')}
        </Text>
        {review?.reply && (
          <Box mt="3">
            <Text fontWeight="semibold" textStyle="sm">
              {t('reports.reply')}
            </Text>
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
              {review.reply}
            </Text>
          </Box>
        )}
      </Box>
      {current.isPending && <Skeleton h="11" mt="5" maxW="60" />}
      <FetchError compact of={current} text={t('reports.reviewFailed')} />
      {current.data && (
        <Box mt="5" display="grid" gap="3" justifyItems="start">
          {hidden && (
            <Text overflowWrap="anywhere" maxW="65ch">
              <bdi>{t('reports.hiddenSince', { when: dateOf(hidden.since, zone), reason: hidden.reason })}</bdi>
            </Text>
          )}
          <Button variant="outline" colorPalette={hidden ? 'brand' : 'clay'} onClick={() => setJudging(true)}>
            {t(hidden ? 'reports.restoreReview' : 'reports.hideReview')}
          </Button>
        </Box>
      )}
      {isJudging && current.data && (
        <JudgeReviewDialog review={current.data} onClose={() => setJudging(false)} returnTo={() => document.getElementById(panelId)} />
      )}
    </Panel>
  );
}
