import { useState } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog';
import { ReasonField } from '../../ui/reason-field';

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
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  );
}
