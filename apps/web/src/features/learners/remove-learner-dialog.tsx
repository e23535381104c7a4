import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Learner } from '@somo/contracts/learners';
import { http } from '../../lib/http';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { FormDialog } from '../../ui/form-dialog';
import { refetchLearners } from './use-learners';

interface Props {
  learner: Learner;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Says what removing a learner means before it is done. */
export function RemoveLearnerDialog({ learner, onClose, returnTo }: Props) {
  const { t } = useTranslation('learners');
  const name = learner.firstName;
  const removing = useMutation({
    mutationFn: () => http('DELETE /api/me/learners/:id', { params: { id: learner.id } }),
    onSettled: (_answer, _error, _request, _result, { client }) => refetchLearners(client),
  });
  const removed = () => {
    toast(t('removal.removed', { name }));
    onClose();
  };
  const failed = (error: Error) => isRefused(error, 'learner-not-found') && removed();
  return (
    <FormDialog
      title={t('removal.title', { name })}
      keep={t('removal.keep')}
      confirm={t('removal.remove')}
      working={t('removal.removing')}
      danger
      busy={removing.isPending}
      refusal={removing.isError ? (refusalOf(removing.error) ?? t('removal.failed', { name })) : null}
      {...{ onClose, returnTo }}
      onSubmit={async () => void (await removing.mutateAsync().then(removed, failed))}
    >
      {t('removal.text', { name })}
    </FormDialog>
  );
}
