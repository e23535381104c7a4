import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DecideVerificationBody } from '@somo/contracts/routes/verification';
import type { VerificationTask } from '@somo/contracts/verification';
import { mutation } from '../../lib/mutation';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';

/** Returns what decides about a document, and closes its dialog once that is done or was done by somebody else. */
export function useDecide({ id }: VerificationTask, name: string, onClose: () => void) {
  const { t } = useTranslation('verification');
  const deciding = useMutation(mutation('POST /api/admin/verification/:id/decision', { changes: ['operations'] }));
  const decide = (body: DecideVerificationBody) =>
    deciding.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          toast(t(`queue.${body.outcome}`), t('queue.told', { name }));
          onClose();
        },
        onError: (error) => {
          if (!isRefused(error, 'verification-not-pending')) return;
          toast(t('queue.overtaken'), t('queue.overtakenText'), 'error');
          onClose();
        },
      },
    );
  const refusal = deciding.error && (refusalOf(deciding.error) ?? t('queue.notDone'));
  return { decide, busy: deciding.isPending, refusal, error: deciding.error };
}
