import { useTranslation } from 'react-i18next';
import type { Passkey } from '@somo/contracts/passkeys';
import { fieldRules } from '../../generated/field-rules';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useRenamePasskey } from './api/passkeys';

interface Props {
  passkey: Passkey;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const renaming = useRenamePasskey();
  const form = useCheckedForm({
    rules: fieldRules['PATCH /api/me/passkeys/:id'],
    defaultValues: { name },
    words: { name: t('passkeys.nameMissing') },
  });
  const go = form.handleSubmit((body) =>
    renaming.mutate(
      { params: { id }, body },
      {
        onSuccess: (renamed) => {
          toast(t('passkeys.renamed'), t('passkeys.renamedText', { name: renamed.name }));
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      confirm={t('passkeys.save')}
      working={t('saving')}
      busy={renaming.isPending}
      refusal={renaming.error && (refusalOf(renaming.error) ?? t('notSavedText'))}
      onClose={onClose}
      onSubmit={go}
      returnTo={returnTo}
    >
      <TextField {...form.field('name')} label={t('passkeys.name')} autoComplete="off" />
    </FormDialog>
  );
}
