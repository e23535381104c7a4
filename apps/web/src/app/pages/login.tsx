import { useEffect, useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterGoogle } from '../../lib/after-google';
import { AuthCard } from '../../features/auth/auth-card';
import { AuthPage } from '../../features/auth/auth-page';
import { CookieNotice } from '../../features/auth/cookie-notice';
import { usePromises } from '../../features/auth/promises';
import { WantedLine } from '../../features/auth/wanted-line';
import { GoogleButton } from '../../features/auth/google-button';
import { SecondStepForm } from '../../features/auth/second-step-form';
import { SignInForm } from '../../features/auth/sign-in-form';
import { paths } from '../../lib/paths';
import { deviceStore, keptForKey } from '../../lib/storage';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { FormAlert, type FormProblem } from '../../ui/form-alert';
import { LiveRegion } from '../../ui/live-region';
import { TextLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';
import { wantedFrom } from '../guard';
import { prefetchDashboard } from '../prefetch-dashboard';

export default function Login() {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows nothing of how a reader came here: a reload takes it over first.
  const isHydrated = useIsHydrated();
  const state: unknown = isHydrated ? location.state : null;
  const hasEnded = (state as { ended?: unknown } | null)?.ended === true;
  usePageTitle(t('signIn'));
  const promises = usePromises('student');
  useEffect(prefetchDashboard, []);
  useEffect(() => {
    // It deletes what nobody may read here anymore.
    if (hasEnded || deviceStore.read(keptForKey)) import('../../lib/sealed-store').catch(() => {});
  }, [hasEnded]);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [asked, setAsked] = useState(() => stepIn(location.hash));
  // A ticket from Google comes in the address; it must not stay there.
  useEffect(() => {
    if (!location.hash) return;
    const from = afterGoogle.take();
    void navigate(paths.login, { replace: true, state: from ? { from } : null });
  }, [location.hash, navigate]);
  if (asked && isHydrated) {
    return (
      <AuthPage promises={promises}>
        <AuthCard title={t('secondStep.title')} text={t('secondStep.text')}>
          <SecondStepForm
            {...asked}
            onOver={(why) => {
              setAsked(null);
              setProblem(why);
            }}
          />
        </AuthCard>
      </AuthPage>
    );
  }
  return (
    <AuthPage promises={promises}>
      <AuthCard
        title={t('signInTitle')}
        text={t(wantedFrom(state) && !hasEnded ? 'signInToContinue' : 'signInText')}
        foot={
          <>
            {t('noAccount')}{' '}
            <TextLink to={paths.register} state={state}>
              {t('createOne')}
            </TextLink>
          </>
        }
      >
        <LiveRegion>
          {hasEnded && (
            <Text bg="sun.subtle" color="sun.fg" borderRadius="l2" px="4" py="3" mb="5">
              {t('signedOut')}
            </Text>
          )}
        </LiveRegion>
        {problem && (
          <Box mb="5">
            <FormAlert problem={problem} />
          </Box>
        )}
        <WantedLine from={wantedFrom(state)} />
        <CookieNotice />
        <GoogleButton divider={t('orSignIn')} from={wantedFrom(state)} />
        <SignInForm
          onTicket={({ ticket, methods }) => {
            setProblem(null);
            setAsked({ ticket, hasPasskey: methods.includes('passkey') });
          }}
        />
      </AuthCard>
    </AuthPage>
  );
}

/** The second step that a sign-in with Google asks for, in the fragment of the address. */
function stepIn(hash: string): { ticket: string; hasPasskey: boolean } | null {
  const said = new URLSearchParams(hash.slice(1));
  const ticket = said.get('ticket');
  return ticket ? { ticket, hasPasskey: said.has('passkey') } : null;
}
