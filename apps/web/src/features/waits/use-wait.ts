import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WaitBody } from '@somo/contracts/routes/waits';
import type { Wait } from '@somo/contracts/waits';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';

/** Returns the wait for a teacher, undefined if there is none, and what begins, changes and ends it. */
export function useWait(teacherId: string, name: string) {
  const { t } = useTranslation('waits');
  const list = useQuery(query('GET /api/me/waits'));
  const failed = (error: Error) => toast(t('failed'), refusalOf(error) ?? t('tryLater'), 'error');
  const saving = useMutation(mutation('PUT /api/me/waits/:teacherId', { changes: ['waits'] }));
  const ending = useMutation(mutation('DELETE /api/me/waits/:teacherId', { changes: ['waits'] }));
  const params = { teacherId };
  const wait: Wait | undefined = list.data?.items.find((one) => one.teacherId === teacherId);
  return {
    isKnown: list.data !== undefined,
    wait,
    isBusy: saving.isPending || ending.isPending,
    save: (body: WaitBody, onSaved?: () => void) =>
      saving.mutate({ params, body }, { onError: failed, ...(onSaved ? { onSuccess: onSaved } : {}) }),
    end: () => ending.mutate({ params }, { onError: failed, onSuccess: () => toast(t('stopped', { name })) }),
  };
}
