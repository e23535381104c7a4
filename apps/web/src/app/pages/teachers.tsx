import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TeacherSearch } from '../../features/teachers/teacher-search';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useUser } from '../../lib/use-session';
import { usePageTitle } from '../../ui/use-page-title';

const loadSignIn = () => import('../../features/auth/sign-in-needed').then((file) => file.SignInNeeded);

export default function Teachers() {
  const { t } = useTranslation(['search', 'teachers']);
  const go = useNavigate();
  const signedIn = useUser() !== null;
  const [wanted, setWanted] = useState<string | null>(null);
  const { part: SignInNeeded, ...signIn } = useDeferredImport(loadSignIn);
  usePageTitle(t('title'));
  const askToSignIn = (from: string) => {
    setWanted(from);
    signIn.show();
  };
  return (
    <>
      <TeacherSearch
        onGo={(path) => {
          if (signedIn) void go(path);
          else askToSignIn(path);
        }}
      />
      {SignInNeeded && wanted && (
        <SignInNeeded
          open
          from={wanted}
          onClose={() => setWanted(null)}
          title={t('search:signInTitle')}
          text={t('search:signInText')}
          createAccount={t('search:createAccount')}
          signIn={t('search:signIn')}
        />
      )}
    </>
  );
}
