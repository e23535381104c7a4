import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TeacherSearch } from '../../features/teachers/teacher-search';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/use-session';
import { usePageTitle } from '../../ui/use-page-title';

const SignInNeeded = lazy(() => import('../../features/auth/sign-in-needed').then((file) => ({ default: file.SignInNeeded })));

export default function Teachers() {
  const { t } = useTranslation('teachers');
  const go = useNavigate();
  const signedIn = useUser() !== null;
  const [wanted, setWanted] = useState<string | null>(null);
  usePageTitle(t('title'));
  return (
    <>
      <TeacherSearch onView={({ id }) => (signedIn ? void go(paths.bookLesson(id)) : setWanted(paths.bookLesson(id)))} />
      <Suspense>
        {wanted && (
          <SignInNeeded
            open
            from={wanted}
            onClose={() => setWanted(null)}
            title={t('signInTitle')}
            text={t('signInText')}
            createAccount={t('createAccount')}
            signIn={t('signIn')}
          />
        )}
      </Suspense>
    </>
  );
}
