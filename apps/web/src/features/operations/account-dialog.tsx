import { useState } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import { isMailAddress } from '@somo/contracts/rules/email';
import { toast } from '../../lib/toast';
import { FormDialog } from '../../ui/form-dialog';
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
  const [checked, setChecked] = useState(false);
  const name = account.person.fullName || account.email;
  const emailProblem = kind === 'changeEmail' && !isMailAddress(email.trim()) ? t('changeEmail.emailWrong') : undefined;

  function confirm(): string | null {
    setChecked(true);
    if (emailProblem) return 'email';
    if (noteProblem(note)) return noteName;
    const act = kind === 'changeEmail' ? { kind, note: note.trim(), email: email.trim() } : { kind, note: note.trim() };
    changing.mutate(act, {
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
      <NoteField value={note} onChange={setNote} checked={checked} disabled={changing.isPending} />
    </FormDialog>
  );
}
