import { useState } from 'react';
import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dashboardOf, paths } from '../../lib/paths';
import { useLater } from '../../lib/use-later';
import { useSession } from '../../lib/use-session';
import { ButtonLink } from '../../ui/links';

const loadLogout = () => import('../../features/auth/logout-dialog').then((file) => file.LogoutDialog);

/** Sign in, or go to one's own pages; someone half-way through onboarding may leave. */
export function BarActions({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  const { part: LogoutDialog, ...logout } = useLater(loadLogout);
  const chosen = onChosen ? { onClick: onChosen } : {};
  if (session.status === 'signed-in') {
    const dashboard = dashboardOf(session.user.role);
    if (dashboard)
      return (
        <ButtonLink to={dashboard} size="sm" {...chosen}>
          {t('dashboard')}
        </ButtonLink>
      );
    return (
      <>
        <Button
          size="sm"
          variant="ghost"
          aria-busy={logout.asked}
          onClick={() => {
            setLeaving(true);
            logout.show();
          }}
        >
          {t('logout')}
        </Button>
        {LogoutDialog && <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />}
      </>
    );
  }
  return (
    <>
      <ButtonLink to={paths.login} size="sm" variant="ghost" {...chosen}>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink to={paths.register} size="sm" {...chosen}>
        {t('getStarted')}
      </ButtonLink>
    </>
  );
}
