import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '../../generated/field-rules';
import { useCheckedForm } from '../../lib/use-checked-form';
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
  const form = useCheckedForm({ rules: fieldRules['POST /api/lessons/:id/decline-proposal'], defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={t('proposal.declineTitle')}
      confirm={t('proposal.decline')}
      working={t('proposal.declining')}
      busy={busy}
      refusal={null}
      onClose={onClose}
      returnTo={returnTo}
      onSubmit={form.handleSubmit(({ reason }) => onDecline(reason))}
    >
      <Text>{t('proposal.declineText', { name })}</Text>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
