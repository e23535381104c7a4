import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { focusOn, focusSpot } from '../../../lib/focus-spot';
import { mutation } from '../../../lib/mutation';
import { refusalOf } from '../../../lib/problem';
import { query } from '../../../lib/query';
import { toast } from '../../../lib/toast';

/** Returns how a teacher takes new bookings again, with one press, and whether that is under way. */
export function useResume() {
  const { t } = useTranslation('pause');
  const resuming = useMutation(
    mutation('DELETE /api/me/pause', { changes: ['profile', 'openSlots'], fills: query('GET /api/me/profile') }),
  );
  const resume = () => {
    // The pressed button disappears.
    const spot = focusSpot();
    // Not with mutate's own callbacks, which do not run once a reminder that was pressed is gone.
    void resuming.mutateAsync(undefined).then(
      () => {
        toast(t('resumed'), t('resumedText'));
        focusOn(spot.button);
      },
      (error: Error) => toast(t('notSaved'), refusalOf(error) ?? t('failed'), 'error'),
    );
  };
  return { resume, isResuming: resuming.isPending };
}
