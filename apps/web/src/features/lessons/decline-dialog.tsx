import { useState } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { cancelReasonMax } from '@somo/contracts/rules/booking';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';

interface Props {
  name: string;
  busy: boolean;
  onClose: () => void;
  onDecline: (reason: string) => void;
  returnTo: () => HTMLElement | null;
}

/** Asks why, if the student wants to say so, before a proposal is declined. */
export function DeclineDialog({ name, busy, onClose, onDecline, returnTo }: Props) {
  const { t } = useTranslation('lessons');
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('proposal.declineTitle')}
      confirm={t('proposal.decline')}
      working={t('proposal.declining')}
      busy={busy}
      refusal={null}
      onClose={onClose}
      returnTo={returnTo}
      onConfirm={() => {
        onDecline(reason.trim());
        return null;
      }}
    >
      <Text>{t('proposal.declineText', { name })}</Text>
      <TextAreaField
        label={t('reason')}
        rows={3}
        maxLength={cancelReasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
