import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthCard } from '../../features/auth/auth-card';
import { SignInForm } from '../../features/auth/sign-in-form';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

export default function Login() {
  const { t } = useTranslation('auth');
  const state: unknown = useLocation().state;
  usePageTitle(t('signIn'));
  return (
    <AuthCard
      title={t('signInTitle')}
      text={t('signInText')}
      foot={
        <>
          {t('noAccount')}{' '}
          <TextLink to={paths.register} state={state}>
            {t('createOne')}
          </TextLink>
        </>
      }
    >
      <SignInForm />
    </AuthCard>
  );
}
