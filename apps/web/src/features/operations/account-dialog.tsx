import { useState } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import { isMailAddress } from '@somo/contracts/rules/email';
import { textProblem } from '@somo/contracts/rules/lines';
import { suspensionReasonMax } from '@somo/contracts/rules/operator-note';
import { toast } from '../../lib/toast';
import { FormDialog } from '../../ui/form-dialog';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { useChangeAccount, type AccountAct } from './api/account';
import { Effect } from './effect';
import { NoteField, noteName, noteProblem } from './note-field';
import { useRefused } from './use-refused';

interface Props {
  kind: AccountAct['kind'];
  account: AccountCase;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Suspends or restores an account, or changes its email address. */
export function AccountDialog({ kind, account, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const changing = useChangeAccount(account.userId);
  const refused = useRefused();
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const name = account.person.fullName || account.email;
  const emailProblem = kind === 'changeEmail' && !isMailAddress(email.trim()) ? t('changeEmail.emailWrong') : undefined;

  const reasonProblem = kind === 'suspend' ? textProblem(reason.trim(), suspensionReasonMax, t('suspend.reasonMissing')) : undefined;

  function confirm(): string | null {
    setChecked(true);
    if (emailProblem) return 'email';
    if (reasonProblem) return 'reason';
    if (noteProblem(note)) return noteName;
    changing.mutate(actOf(kind, { note: note.trim(), email: email.trim(), reason: reason.trim() }), {
      onSuccess: () => {
        toast(t(`${kind}.done`), t(`${kind}.doneText`, { name, email: email.trim() }));
        onClose();
      },
    });
    return null;
  }

  return (
    <FormDialog
      title={t(`${kind}.title`, { name })}
      confirm={t(`${kind}.confirm`)}
      working={t('working')}
      danger={kind === 'suspend'}
      busy={changing.isPending}
      refusal={refused(changing.error)}
      onClose={onClose}
      onConfirm={confirm}
      returnTo={returnTo}
    >
      <Effect>
        <Text>{t(`${kind}.effect`, { name })}</Text>
      </Effect>
      {kind === 'changeEmail' && (
        <TextField
          name="email"
          type="email"
          label={t('changeEmail.email')}
          autoComplete="off"
          required
          value={email}
          disabled={changing.isPending}
          onChange={(event) => setEmail(event.target.value)}
          error={checked ? emailProblem : undefined}
        />
      )}
      {kind === 'suspend' && (
        <TextAreaField
          name="reason"
          label={t('suspend.reason')}
          hint={t('suspend.reasonHint')}
          rows={3}
          required
          value={reason}
          disabled={changing.isPending}
          onChange={(event) => setReason(event.target.value)}
          error={checked ? reasonProblem : undefined}
        />
      )}
      <NoteField value={note} onChange={setNote} checked={checked} disabled={changing.isPending} />
    </FormDialog>
  );
}

function actOf(kind: AccountAct['kind'], { note, email, reason }: { note: string; email: string; reason: string }): AccountAct {
  switch (kind) {
    case 'suspend':
      return { kind, note, reason };
    case 'restore':
      return { kind, note };
    case 'changeEmail':
      return { kind, note, email };
  }
}
