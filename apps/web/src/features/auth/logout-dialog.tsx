import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outbox } from '../../lib/outbox';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useSignOut } from './api/sign-out';

interface Props {
  open: boolean;
  onClose: () => void;
  returnTo?: () => HTMLElement | null;
}

/** Signs the user out, and deletes what this browser keeps for them; the guard redirects to /login once the session is gone. */
export function LogoutDialog({ open, onClose, returnTo }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const signOut = useSignOut();
  const user = useUser();
  const waiting = useWaitingCount(user?.id, open);
  // Not with mutate's own callbacks, which do not run if a push closes this page before the response arrives.
  const leave = () =>
    signOut.mutateAsync().then(
      (isKnown) => {
        toast(t('loggedOut'), t(isKnown ? 'loggedOutText' : 'loggedOutAway'));
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
      {waiting > 0 ? t('logoutWithMessages', { count: waiting }) : t('logoutText')}
    </ConfirmDialog>
  );
}

/** How many messages would be lost; 0 where the browser blocks storage. */
function useWaitingCount(userId: string | undefined, isAsked: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!userId || !isAsked) return;
    outbox.of(userId).then(
      ({ length }) => setCount(length),
      () => setCount(0),
    );
  }, [userId, isAsked]);
  return count;
}
