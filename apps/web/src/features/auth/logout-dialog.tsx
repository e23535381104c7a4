import { useTranslation } from 'react-i18next';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useSignOut } from './api/sign-out';

/** The guard takes the person to /login once the session is gone. */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const signOut = useSignOut();
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        toast(t('loggedOut'), t('loggedOutText'));
        session.forget();
      },
      onError: (error) => toast(t('logoutFailed'), error.message || t('logoutFailedText'), 'error'),
    });
  return (
    <ConfirmDialog
      open={open}
      title={t('logoutTitle')}
      keep={t('common:cancel')}
      confirm={t('logout')}
      busy={signOut.isPending}
      onKeep={onClose}
      onConfirm={leave}
    >
      {t('logoutText')}
    </ConfirmDialog>
  );
}
