import { useTranslation } from 'react-i18next';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useSignOut } from './api/sign-out';

interface Props {
  open: boolean;
  onClose: () => void;
  returnTo?: () => HTMLElement | null;
}

/** Signs the user out; the guard redirects to /login once the session is gone. */
export function LogoutDialog({ open, onClose, returnTo }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const signOut = useSignOut();
  // Not with mutate's own callbacks, which do not run if a push closes this page before the response arrives.
  const leave = () =>
    signOut.mutateAsync().then(
      () => {
        toast(t('loggedOut'), t('loggedOutText'));
        session.forget();
      },
      (error: Error) => {
        toast(t('logoutFailed'), error.message || t('logoutFailedText'), 'error');
        onClose();
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={t('logoutTitle')}
      keep={t('common:cancel')}
      confirm={t('logout')}
      busy={signOut.isPending}
      onKeep={onClose}
      returnTo={returnTo}
      onConfirm={() => void leave()}
    >
      {t('logoutText')}
    </ConfirmDialog>
  );
}
