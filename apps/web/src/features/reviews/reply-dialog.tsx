import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Review } from '@somo/contracts/reviews';
import { replyTextMax, reviewEditDays } from '@somo/contracts/rules/reviews';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { Stars } from './stars';

interface Props {
  review: Review;
  onClose: () => void;
}

/** Writes the teacher's reply to a review, or changes it. */
export function ReplyDialog({ review, onClose }: Props) {
  const { t } = useTranslation('reviews');
  const replying = useMutation(mutation('PUT /api/reviews/:id/reply', { changes: ['lessons', 'reviews'] }));
  const form = useCheckedForm({
    rules: fieldRules['PUT /api/reviews/:id/reply'],
    defaultValues: { text: review.reply?.text ?? '' },
    words: { text: t('replyMissing') },
  });
  const busy = replying.isPending;
  const name = review.firstName || t('former');
  const send = form.handleSubmit((body) =>
    replying.mutate(
      { params: { id: review.id }, body },
      {
        onSuccess: () => {
          toast(t('replied'));
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      role="dialog"
      focusTitle
      title={t(review.reply ? 'editReplyTo' : 'replyTo', { name })}
      confirm={t('sendReply')}
      working={t('posting')}
      busy={busy}
      refusal={replying.error && (refusalOf(replying.error) ?? t('replyFailed'))}
      onClose={onClose}
      onSubmit={send}
    >
      <Box borderInlineStartWidth="3px" borderColor="border" ps="4">
        <Stars rating={review.rating} />
        {review.text && (
          <Text dir="auto" mt="1" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp={5}>
            {review.text}
          </Text>
        )}
      </Box>
      <TextAreaField label={t('replyText')} {...form.field('text')} rows={4} required maxLength={replyTextMax} disabled={busy} dir="auto" />
      <Text color="fg.muted" textStyle="sm">
        {t('replyPublic', { days: reviewEditDays })}
      </Text>
    </FormDialog>
  );
}
