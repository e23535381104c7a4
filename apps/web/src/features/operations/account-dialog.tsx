import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { fieldRules } from '../../generated/field-rules';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useChangeAccount, type AccountAct } from './api/account';
import { Effect } from './effect';
import { NoteField } from './note-field';
import { ProofPart } from './proof-part';
import { useProven } from './use-proven';
import { useRefused } from './use-refused';

const rulesOf = {
  unrestrict: fieldRules['POST /api/admin/people/:id/unrestrict'],
  restore: fieldRules['POST /api/admin/people/:id/unrestrict'],
  changeEmail: fieldRules['POST /api/admin/people/:id/email'],
};

export type AccountDialogKind = keyof typeof rulesOf;

interface Draft {
  note: string;
  email: string;
  reason: string;
}

interface Props {
  kind: AccountDialogKind;
  account: AccountCase;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Lifts a restriction, restores an account, or changes its email address. */
export function AccountDialog({ kind, account, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const changing = useChangeAccount(account);
  const refused = useRefused();
  const proof = useProven(changing.error, 'change-email', kind === 'changeEmail');
  const form = useCheckedForm({
    rules: rulesOf[kind],
    defaultValues: { email: '', reason: '', note: '' },
    words: { email: t('changeEmail.emailWrong'), reason: t('decide.reasonMissing'), note: t('noteMissing') },
  });
  const name = account.person.fullName || account.email;
  const disabled = changing.isPending;

  const send = (draft: Draft, shown: ProofBody) =>
    changing.mutate(actOf(kind, draft, shown), {
      onSuccess: () => {
        toast(t(`${kind}.done`), t(`${kind}.doneText`, { name, email: draft.email }));
        onClose();
      },
    });

  return (
    <FormDialog
      title={t(`${kind}.title`, { name })}
      confirm={proof.confirm(t(`${kind}.confirm`))}
      working={t('working')}
      busy={disabled || proof.isBusy}
      refusal={refused(proof.error)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
      isReady={proof.isReady}
    >
      <Effect>
        <Text>{t(`${kind}.effect`, { name })}</Text>
      </Effect>
      {kind === 'changeEmail' ? (
        <TextField {...form.field('email')} type="email" label={t('changeEmail.email')} autoComplete="off" required disabled={disabled} />
      ) : (
        <TextAreaField
          {...form.field('reason')}
          label={t('decide.reason', { name })}
          rows={3}
          maxLength={500}
          required
          disabled={disabled}
        />
      )}
      <NoteField {...form.field('note')} disabled={disabled} />
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={disabled} />
    </FormDialog>
  );
}

function actOf(kind: AccountDialogKind, { note, email, reason }: Draft, proof: ProofBody): AccountAct {
  return kind === 'changeEmail' ? { kind, note, email, proof } : { kind, note, reason };
}
