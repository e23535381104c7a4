import { useState } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog';
import { ReasonField } from '../../ui/reason-field';
import type { Answers } from './use-answers';

/** Asks why, if the teacher wants to say so, before a request is rejected. */
export function RejectDialog({ answers, onRejected }: { answers: Answers; onRejected?: () => void }) {
  const { t } = useTranslation('requests');
  const [reason, setReason] = useState('');
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
      onConfirm={() => {
        answers.reject(reason.trim(), () => onRejected?.());
        return null;
      }}
    >
      <Text>{t('rejectText', { name: rejecting.student.firstName || t('unknownStudent') })}</Text>
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
