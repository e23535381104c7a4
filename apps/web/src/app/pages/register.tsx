import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthCard } from '../../features/auth/auth-card';
import { RegisterForm } from '../../features/auth/register-form';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { usePageTitle } from '../../ui/use-page-title';

export default function Register() {
  const { t } = useTranslation('auth');
  const state: unknown = useLocation().state;
  usePageTitle(t('registerTitle'));
  return (
    <AuthCard
      title={t('registerTitle')}
      text={t('registerText')}
      foot={
        <>
          {t('haveAccount')}{' '}
          <TextLink to={paths.login} state={state}>
            {t('signInLink')}
          </TextLink>
        </>
      }
    >
      <RegisterForm />
    </AuthCard>
  );
}
