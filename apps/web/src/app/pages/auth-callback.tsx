import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterGoogle } from '../../lib/after-google';
import { GoogleButton } from '../../features/auth/google-button';
import { googleRefusal, keepingIn, suspensionReason } from '../../features/auth/google-outcome';
import { KeepAccount } from '../../features/auth/keep-account';
import { SuspendedNotice } from '../../features/auth/suspended-notice';
import { refusalSentence } from '../../i18n/refusal-sentence';
import { AuthCard } from '../../features/auth/auth-card';
import { paths } from '../../lib/paths';
import { session } from '../../lib/session';
import { toast } from '../../lib/toast';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { usePageTitle } from '../../ui/use-page-title';
import { landingOf } from '../access';
import { prefetchDashboard } from '../prefetch-dashboard';

/** After these, another try with Google can succeed. */
const retryable: ReadonlySet<string> = new Set(['google-failed', 'google-declined', 'google-unavailable', 'google-unverified']);

/** Where the provider's answer leads: signed in, or with what went wrong in the query or the fragment. */
export default function AuthCallback() {
  const { t } = useTranslation('auth');
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const said = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))].find((place) => place.has('error'));
  const began = useRef(false);
  const [isAway, setAway] = useState(false);
  // Nothing came along, and nobody is signed in: an old link, or a page reloaded later.
  const [isEmpty, setEmpty] = useState(false);
  // Where they wanted to go; for another try, too.
  const [wanted] = useState(afterGoogle.take);
  const failed = said !== undefined || isAway || isEmpty;
  const code = googleRefusal(said?.get('error'));
  const text = isEmpty
    ? t('callbackEmptyText')
    : code === null
      ? t('callbackFailedText')
      : code === 'account-suspended' || code === 'account-closing'
        ? ''
        : refusalSentence(code);
  const keeping = code === 'account-closing' ? keepingIn(hash) : undefined;
  const mayRetry = said !== undefined && (code === null || retryable.has(code));
  const title = t(isEmpty || code === 'google-declined' ? 'callbackDeclined' : 'callbackFailed');
  usePageTitle(failed ? title : t('completing'));

  useEffect(prefetchDashboard, []);
  useEffect(() => {
    if (failed || began.current) return;
    began.current = true;
    void session.refresh().then(() => {
      const current = session.state();
      if (current.status === 'unknown') return setAway(true);
      if (current.status !== 'signed-in') return setEmpty(true);
      if (current.user.onboardingCompleted) toast(t('signedIn'), t('signedInText'));
      else toast(t('welcome'), t('welcomeText'));
      const to = landingOf(current.user, current.redirectTo, wanted);
      return navigate(to, { replace: true, state: wanted && to === paths.onboarding ? { from: wanted } : null });
    });
  }, [failed, navigate, t, wanted]);

  if (!failed) {
    return (
      <AuthCard title={t('completing')} text="">
        <Loading label={t('completing')}>
          <Skeleton h="5" mb="2" />
          <Skeleton h="5" w="1/2" />
        </Loading>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={title} text={text} drawing="door">
      {code === 'account-suspended' && <SuspendedNotice reason={suspensionReason()} />}
      {code === 'account-closing' && keeping && (
        <KeepAccount
          {...keeping}
          onKept={() => void navigate(paths.login, { replace: true, state: { from: wanted } })}
          onLeft={() => void navigate(paths.home)}
        />
      )}
      {mayRetry && <GoogleButton from={wanted} />}
      <ButtonLink to={paths.login} state={{ from: wanted }} w="full" {...(mayRetry ? { variant: 'plain' } : {})}>
        {t('backToLogin')}
      </ButtonLink>
    </AuthCard>
  );
}
