import { useState } from 'react';
import { Button, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { session as current } from '../../lib/session';
import { dashboardOf, paths } from '../../lib/paths';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useAwaited, useSession } from '../../lib/use-session';
import { ButtonLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { BarLink } from './bar-link';

const loadLogout = () => import('../../features/auth/logout-dialog').then((file) => file.LogoutDialog);

interface Props {
  /** In the menu on narrow screens, where all lines share one left edge. */
  inMenu?: boolean;
  onChosen?: () => void;
}

/**
 * Sign-in links, or a link to the user's dashboard; a user in the middle of onboarding
 * can log out. While a stored session is being restored, no sign-in is offered.
 */
export function BarActions({ inMenu = false, onChosen }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const session = useSession();
  const awaited = useAwaited();
  const [leaving, setLeaving] = useState(false);
  const { part: LogoutDialog, ...logout } = useDeferredImport(loadLogout);
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
          me={inMenu ? undefined : '-4'}
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
  if (awaited && session.status === 'unknown')
    return (
      <Button size="sm" variant="outline" title={t('common:unreached')} onClick={() => void current.refresh()}>
        {t('common:tryAgain')}
      </Button>
    );
  if (awaited)
    return (
      <Loading label={t('common:loading')}>
        <Skeleton w="28" h="9" borderRadius="full" />
      </Loading>
    );
  return (
    <>
      {inMenu ? (
        <BarLink to={paths.login} tall {...chosen}>
          {t('signIn')}
        </BarLink>
      ) : (
        <ButtonLink to={paths.login} size="sm" variant="ghost" {...chosen}>
          {t('signIn')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.register} size="sm" {...chosen}>
        {t('getStarted')}
      </ButtonLink>
    </>
  );
}
