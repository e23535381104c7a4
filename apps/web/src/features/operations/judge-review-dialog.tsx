import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReviewCase } from '@somo/contracts/reviews';
import { hideReasonMax } from '@somo/contracts/rules/reviews';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { useRefused } from './use-refused';

interface Props {
  review: ReviewCase;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Hides a review or shows it again, with the reason that its student and its teacher read. */
export function JudgeReviewDialog({ review, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  // What it opened for stays, while the answer already says otherwise.
  const act = review.hidden ? 'restore' : 'hide';
  const hiding = useMutation(mutation('POST /api/admin/reviews/:id/hide', { changes: ['operations', 'reviews'] }));
  const restoring = useMutation(mutation('POST /api/admin/reviews/:id/restore', { changes: ['operations', 'reviews'] }));
  const judging = act === 'hide' ? hiding : restoring;
  const refused = useRefused();
  const form = useCheckedForm({
    rules: fieldRules['POST /api/admin/reviews/:id/hide'],
    defaultValues: { reason: '' },
    words: { reason: t('noteMissing') },
  });
  const judge = form.handleSubmit((body) =>
    judging.mutate(
      { params: { id: review.id }, body },
      {
        onSuccess: () => {
          toast(t(`reports.judged.${act}`));
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      role="dialog"
      title={t(`reports.judgeTitle.${act}`)}
      confirm={t(act === 'hide' ? 'reports.hideReview' : 'reports.restoreReview')}
      working={t('working')}
      danger={act === 'hide'}
      busy={judging.isPending}
      refusal={refused(judging.error)}
      onClose={onClose}
      onSubmit={judge}
      returnTo={returnTo}
    >
      <Text>{t(`reports.judgeText.${act}`)}</Text>
      <TextAreaField
        label={t('sharedReason')}
        {...form.field('reason')}
        rows={3}
        maxLength={hideReasonMax}
        required
        disabled={judging.isPending}
        hint={t('reports.judgeHint')}
      />
    </FormDialog>
  );
}
