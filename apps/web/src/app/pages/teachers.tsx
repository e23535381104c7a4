import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Person } from '@somo/contracts/people';
import { TeacherSearch } from '../../features/teachers/teacher-search';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useUser } from '../../lib/use-session';
import { usePageTitle } from '../../ui/use-page-title';

const loadSignIn = () => import('../sign-in-to-book').then((file) => file.SignInToBook);

export default function Teachers() {
  const { t } = useTranslation(['search', 'teachers']);
  const go = useNavigate();
  const signedIn = useUser() !== null;
  const [wanted, setWanted] = useState<{ from: string; teacher?: Person | undefined } | null>(null);
  const { part: SignInToBook, ...signIn } = useDeferredImport(loadSignIn);
  usePageTitle(t('title'));
  return (
    <>
      <TeacherSearch
        onGo={(from, teacher) => {
          if (signedIn) return void go(from);
          setWanted({ from, teacher });
          signIn.show();
        }}
      />
      {SignInToBook && wanted && <SignInToBook {...wanted} onClose={() => setWanted(null)} />}
    </>
  );
}
