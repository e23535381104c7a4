import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthCard } from '../../features/auth/auth-card';
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form';
import { ResetLinkSent } from '../../features/auth/reset-link-sent';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

export default function ForgotPassword() {
  const { t } = useTranslation('auth');
  const state = useLocation().state as { email?: unknown } | null;
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '');
  const [isSent, setSent] = useState(false);
  usePageTitle(t('forgot.title'));

  function sent(to: string): void {
    setEmail(to);
    setSent(true);
  }

  return (
    <AuthCard
      title={t(isSent ? 'forgot.sentTitle' : 'forgot.title')}
      text={t(isSent ? 'forgot.sentText' : 'forgot.text')}
      foot={<TextLink to={paths.login}>{t('forgot.back')}</TextLink>}
    >
      {isSent ? <ResetLinkSent email={email} onAgain={() => setSent(false)} /> : <ForgotPasswordForm email={email} onSent={sent} />}
    </AuthCard>
  );
}
