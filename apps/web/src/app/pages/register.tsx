import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { platformFeePercent } from '@somo/contracts/rules/booking';
import { AuthCard } from '../../features/auth/auth-card';
import { AuthPage } from '../../features/auth/auth-page';
import { CookieNotice } from '../../features/auth/cookie-notice';
import { usePromises } from '../../features/auth/promises';
import { isForLesson, WantedLine } from '../../features/auth/wanted-line';
import { GoogleButton } from '../../features/auth/google-button';
import { RegisterForm } from '../../features/auth/register-form';
import { paths } from '../../lib/paths';
import { useIntendedRole } from '../../lib/intended-role';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { TextLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';
import { wantedFrom } from '../guard';

export default function Register() {
  const { t } = useTranslation('auth');
  // The prerendered page knows nothing of how a reader came here: a reload takes it over first.
  const location = useLocation();
  const state: unknown = useIsHydrated() ? location.state : null;
  const teaches = useIntendedRole() === 'teacher';
  usePageTitle(t('registerTitle'));
  const promises = usePromises(teaches ? 'teacher' : 'student');
  return (
    <AuthPage promises={promises}>
      <AuthCard
        title={t('registerTitle')}
        text={
          isForLesson(wantedFrom(state))
            ? t('registerToBook')
            : teaches
              ? t('registerTeacherText', { keepPercent: 100 - platformFeePercent })
              : t('registerText')
        }
        foot={
          <>
            {t('haveAccount')}{' '}
            <TextLink to={paths.login} state={state}>
              {t('signInLink')}
            </TextLink>
          </>
        }
      >
        <WantedLine from={wantedFrom(state)} />
        <CookieNotice />
        <GoogleButton divider={t('orRegister')} from={wantedFrom(state)} creates />
        <RegisterForm />
      </AuthCard>
    </AuthPage>
  );
}
