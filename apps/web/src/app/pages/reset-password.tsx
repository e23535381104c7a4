import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignOut } from '../../features/auth/api/sign-out';
import { AuthCard } from '../../features/auth/auth-card';
import { ResetPasswordForm } from '../../features/auth/reset-password-form';
import { paths } from '../../lib/paths';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { usePageTitle } from '../../ui/use-page-title';

/** The token is in the URL fragment, so that no server log ever contains it. Opening the page does not use it up. */
export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  usePageTitle(t('reset.title'));

  const invalid = useCallback(() => {
    toast(t('reset.invalid'), t('reset.invalidText'), 'error');
    void navigate(paths.login, { replace: true });
  }, [t, navigate]);
  useEffect(() => {
    if (!token) invalid();
  }, [token, invalid]);

  function done(): void {
    toast(t('reset.updated'), t('reset.updatedText'));
    // All sessions of this account have ended; this browser may have had one of another.
    if (session.state().status === 'signed-in') signOut.mutate();
    session.forget();
    void navigate(paths.login, { replace: true });
  }

  return (
    <AuthCard title={t('reset.title')} text={t('reset.text')}>
      <ResetPasswordForm token={token} onDone={done} onInvalid={invalid} />
    </AuthCard>
  );
}
