import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '../../generated/field-rules';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { ReasonField } from '../../ui/reason-field';
import type { Answers } from './use-answers';

/** Asks why, if the teacher wants to say so, before a request is rejected. */
export function RejectDialog({ answers, onRejected }: { answers: Answers; onRejected?: () => void }) {
  const { t } = useTranslation('requests');
  const form = useCheckedForm({ rules: fieldRules['POST /api/booking-requests/:id/reject'], defaultValues: { reason: '' } });
  const { rejecting } = answers;
  if (!rejecting) return null;
  return (
    <FormDialog
      title={t('rejectTitle')}
      confirm={t('reject')}
      working={t('working')}
      danger
      busy={answers.busyId !== null}
      refusal={null}
      onClose={() => answers.ask(null)}
      returnTo={answers.returnTo}
      onSubmit={form.handleSubmit(({ reason }) => answers.reject(reason, () => onRejected?.()))}
    >
      <Text>{t('rejectText', { name: rejecting.student.firstName || t('unknownStudent') })}</Text>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
