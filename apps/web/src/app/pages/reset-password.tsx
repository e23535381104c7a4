import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignOut } from '../../features/auth/api/sign-out';
import { AuthCard } from '../../features/auth/auth-card';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form';
import { ResetLinkSent } from '../../features/auth/reset-link-sent';
import { ResetPasswordForm } from '../../features/auth/reset-password-form';
import { paths } from '../../lib/paths';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { TextLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

/** The token is in the URL fragment, so that no server log ever contains it. Opening the page does not use it up. */
export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const [usedUp, setUsedUp] = useState('');
  // A prerendered page knows no token: it must not say that the link is wrong.
  const isDead = useIsHydrated() && (!token || token === usedUp);
  usePageTitle(t(isDead ? 'reset.invalid' : 'reset.title'));

  function done(): void {
    toast(t('reset.updated'), t('reset.updatedText'));
    // All sessions of this account have ended; this browser may have had one of another.
    if (session.state().status === 'signed-in') signOut.mutate();
    session.forget();
    void navigate(paths.login, { replace: true });
  }

  if (isDead) return <DeadLink />;
  return (
    <AuthCard title={t('reset.title')} text={t('reset.text')}>
      <ResetPasswordForm token={token} onDone={done} onInvalid={() => setUsedUp(token)} />
    </AuthCard>
  );
}

/** Says that the link does not work, and offers a new one. */
function DeadLink() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthCard
      title={t(sentTo === null ? 'reset.invalid' : 'forgot.sentTitle')}
      text={sentTo === null ? `${t('reset.invalidText')}. ${t('reset.invalidAgain')}` : t('forgot.sentText')}
      foot={<TextLink to={paths.login}>{t('forgot.back')}</TextLink>}
    >
      {sentTo === null ? (
        <ForgotPasswordForm email="" onSent={setSentTo} />
      ) : (
        <ResetLinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </AuthCard>
  );
}
