import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { Review } from '@somo/contracts/reviews';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dayAndTime } from '../../lib/format';
import { focusOn, focusSpot } from '../../lib/focus-spot';
import { isRateable } from '../../lib/rateable';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { rare } from './rare';
import { ReplyActions } from './reply-actions';
import { ReviewWords } from './review-words';
import { Stars } from './stars';

const loadRate = () => import('./rate-dialog').then((file) => file.RateDialog);

interface Props {
  lesson: Lesson;
  side: 'student' | 'teacher';
  now: number;
  zone: string;
  /** Where there is little room: the button alone, the stars, or that the review is hidden. */
  brief?: boolean;
  /** Rating it is the one thing to do: the dialog opens with the page if its address `asks` for it. */
  first?: { asks: boolean };
  /** Reports the review, or to its student the reply. */
  report?: (review: Review) => ReactNode;
}

/** The review of a lesson to its two people: the student writes and changes it, the teacher replies. */
export function LessonReview({ lesson, side, now, zone, brief = false, first, report }: Props) {
  const { t } = useTranslation(['reviews', 'common']);
  const { review } = lesson;
  const mine = side === 'student';
  const mayRate = mine && isRateable(lesson);
  const asked = mayRate && first?.asks === true;
  const [open, setOpen] = useState(asked);
  const opener = useRef(focusSpot(null));
  const { part: RateDialog, show } = useDeferredImport(loadRate);
  const toOpen = useRef(asked);
  useEffect(() => {
    // Only as the page opens: closed once, it stays closed.
    if (toOpen.current) show();
    toOpen.current = false;
  });
  if (!review && !mayRate) return null;
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  const returnTo = () => opener.current.button();
  function rate(): void {
    opener.current = focusSpot();
    setOpen(true);
    show();
  }
  return (
    <>
      {mayRate && (
        <Button
          {...(first
            ? { size: 'lg', w: { base: 'full', sm: 'auto' } }
            : { variant: brief ? 'plain' : 'outline', size: 'sm', minH: { base: '11', md: '9' } })}
          aria-label={t('rateOf', of)}
          onClick={rate}
        >
          <Star aria-hidden />
          {t('rate')}
        </Button>
      )}
      {review && brief && !review.hidden && <Stars rating={review.rating} />}
      {review && brief && review.hidden && <Text textStyle="sm">{t('hidden')}</Text>}
      {review && !brief && (
        <Stack gap="1.5" w="full">
          <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <Text textStyle="sm" fontWeight="semibold">
              <bdi>{mine ? t('yours') : t('theirs', { name: review.firstName || t('former') })}</bdi>
            </Text>
            <Stars rating={review.rating} />
            {review.editedAt && (
              <Text textStyle="sm" color="fg.muted">
                {t('edited')}
              </Text>
            )}
          </Box>
          <ReviewWords review={review} teacher={lesson.teacher.firstName || t('common:unknownTeacher')} />
          {review.hidden && (
            <Box bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3" textStyle="sm">
              <Text>{t('hidden')}</Text>
              <Text overflowWrap="anywhere">
                <bdi>{t('hiddenReason', { reason: review.hidden.reason })}</bdi>
              </Text>
            </Box>
          )}
          <Box display="flex" flexWrap="wrap" columnGap="4" _empty={{ display: 'none' }}>
            {mine && !review.hidden && now < fromInstant(review.editableUntil) && (
              <Button {...rare} aria-label={t('editOf', of)} onClick={rate}>
                {t('edit')}
              </Button>
            )}
            {!mine && !review.hidden && <ReplyActions review={review} now={now} until={review.replyEditableUntil} />}
            {!review.hidden && (!mine || review.reply) && report?.(review)}
          </Box>
        </Stack>
      )}
      {open && RateDialog && (
        <RateDialog
          {...{ lesson, zone, returnTo }}
          onClose={() => {
            setOpen(false);
            focusOn(returnTo);
          }}
        />
      )}
    </>
  );
}
