import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StudentNote } from '@somo/contracts/students';
import { mutation } from '../../lib/mutation';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { FormDialog } from '../../ui/form-dialog';

interface Props {
  note: StudentNote;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Asks before a note is deleted for good. */
export function DeleteNoteDialog({ note, onClose, returnTo }: Props) {
  const { t } = useTranslation('students');
  const deleting = useMutation(mutation('DELETE /api/student-notes/:id', { changes: ['students'] }));
  const deleted = () => {
    toast(t('noteDeleted'));
    onClose();
  };
  const failed = (error: Error) => isRefused(error, 'note-not-found') && deleted();
  const act = () => deleting.mutateAsync({ params: { id: note.id } }).then(deleted, failed);
  return (
    <FormDialog
      title={t('deleteTitle')}
      keep={t('keepNote')}
      confirm={t('deleteIt')}
      working={t('deleting')}
      danger
      busy={deleting.isPending}
      refusal={deleting.isError ? (refusalOf(deleting.error) ?? t('deleteFailed')) : null}
      {...{ onClose, returnTo }}
      onSubmit={async () => void (await act())}
    >
      {t('deleteText')}
    </FormDialog>
  );
}
