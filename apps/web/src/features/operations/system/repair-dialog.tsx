import { Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Repair } from '@somo/contracts/system';
import { fieldRules } from '../../../generated/field-rules';
import { mutation } from '../../../lib/mutation';
import { toast } from '../../../lib/toast';
import { useCheckedForm } from '../../../lib/use-checked-form';
import { FormDialog } from '../../../ui/form-dialog';
import { NoteField } from '../note-field';
import { useRefused } from '../use-refused';
import type { FailedWork } from './failed-work';

interface Props {
  action: Repair['action'];
  letter: FailedWork;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Tries an event or a job again, or gives it up, with a reason. */
export function RepairDialog({ action, letter: { id, service, name }, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const refused = useRefused();
  const act = action === 'replay-dead-letter' ? 'replay' : 'drop';
  const repair = useMutation(mutation(`POST /api/admin/dead-letters/:id/${act}`, { changes: ['operations'] }));
  const form = useCheckedForm({
    rules: fieldRules[`POST /api/admin/dead-letters/:id/${act}`],
    defaultValues: { note: '' },
    words: { note: t('noteMissing') },
  });
  const confirm = form.handleSubmit(({ note }) =>
    repair.mutate(
      { params: { id }, body: { service, note } },
      {
        onSuccess: () => toast(t(`system.${act}.done`)),
        onError: (error) => toast(t('notDone'), refused(error) ?? undefined, 'error'),
        onSettled: onClose,
      },
    ),
  );
  return (
    <FormDialog
      title={t(`system.${act}.title`, { name })}
      confirm={t(`system.${act}.confirm`)}
      working={t('working')}
      busy={repair.isPending}
      refusal={null}
      onClose={onClose}
      onSubmit={confirm}
      returnTo={returnTo}
    >
      <Text>{t(`system.${act}.text`, { service })}</Text>
      <NoteField {...form.field('note')} disabled={repair.isPending} />
    </FormDialog>
  );
}
