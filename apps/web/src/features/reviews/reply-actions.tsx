import { useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayMs } from '@somo/calendar/days';
import type { Review } from '@somo/contracts/reviews';
import { reviewEditDays } from '@somo/contracts/rules/reviews';
import { fromInstant } from '@somo/contracts/time';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { rare } from './rare';

const loadReply = () => import('./reply-dialog').then((file) => file.ReplyDialog);

interface Props {
  review: Review;
  now: number;
  /** Set once there was a reply, which may be deleted: until then it can be changed. */
  until?: string | null;
}

/** What a teacher can do about the reply to a review. */
export function ReplyActions({ review, now, until = null }: Props) {
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState(false);
  const { part: ReplyDialog, show } = useDeferredImport(loadReply);
  const deleting = useMutation(mutation('DELETE /api/reviews/:id/reply', { changes: ['lessons', 'reviews'] }));
  const name = review.firstName || t('former');
  const end = review.reply ? fromInstant(review.reply.repliedAt) + reviewEditDays * dayMs : until === null ? Infinity : Date.parse(until);
  const remove = () =>
    deleting.mutate(
      { params: { id: review.id } },
      {
        onSuccess: () => void toast(t('replyDeleted')),
        onError: (error) => void toast(t('replyNotDeleted'), refusalOf(error) ?? t('tryLater'), 'error'),
      },
    );
  return (
    <Box display="flex" flexWrap="wrap" columnGap="4">
      {now < end && (
        <Button
          {...rare}
          aria-label={t(review.reply ? 'editReplyTo' : 'replyTo', { name })}
          onClick={() => {
            setOpen(true);
            show();
          }}
        >
          {t(review.reply ? 'editReply' : 'reply')}
        </Button>
      )}
      {review.reply && (
        <Button {...rare} color="fg.muted" disabled={deleting.isPending} aria-label={t('deleteReplyTo', { name })} onClick={remove}>
          {t('deleteReply')}
        </Button>
      )}
      {open && ReplyDialog && <ReplyDialog review={review} onClose={() => setOpen(false)} />}
    </Box>
  );
}
