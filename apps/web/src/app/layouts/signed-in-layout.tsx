import { useState } from 'react';
import { Box, IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router-dom';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { paths } from '../../lib/paths';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useOpenDrafts } from '../../lib/use-open-drafts';
import { useUser } from '../../lib/use-session';
import { LiveUpdates } from '../live-updates';
import { Account } from './account';
import { accountButton } from './account-button';
import { BarLink } from './bar-link';
import { CopyNote } from './copy-note';
import { inBar, linksFor, navigation, notificationsOf } from './navigation';
import { NavWord } from './nav-word';
import { NewVersionBar } from './new-version-bar';
import { OwnNotices } from './own-notices';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

const loadLogout = () => import('../../features/auth/logout-dialog').then((file) => file.LogoutDialog);
const loadSideMenu = () => import('./side-menu').then((file) => file.SideMenu);

/** The menu and the dialog are loaded when first opened and stay mounted after that. */
export function SignedInLayout() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const areDraftsOpen = useOpenDrafts(user?.id);
  const [menuOpen, setMenuOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { part: SideMenu, ...menu } = useDeferredImport(loadSideMenu);
  const { part: LogoutDialog, ...logout } = useDeferredImport(loadLogout);
  if (!user?.role) return <Navigate to={paths.login} replace />;
  const links = linksFor<(typeof navigation)[keyof typeof navigation][number]>(navigation[user.role], user);
  const allAt = notificationsOf[user.role];
  function logOut(): void {
    setLeaving(true);
    logout.show();
  }
  return (
    <Box minH="screen" display="flex" flexDirection="column">
      <SkipLink />
      <TopBar>
        <Box as="nav" aria-label={t('mainNavigation')} display={{ base: 'none', lg: 'flex' }} flexWrap="wrap" gap="1" flex="1">
          {links.slice(0, inBar[user.role]).map((link) => (
            <BarLink key={link.to} to={link.to} alsoAt={'alsoAt' in link ? link.alsoAt : undefined} alsoBelow={'alsoBelow' in link}>
              <NavWord word={link.word} />
            </BarLink>
          ))}
        </Box>
        <Box flex="1" display={{ base: 'block', lg: 'none' }} />
        {allAt && <NotificationBell allAt={allAt} />}
        <Account user={user} onLogout={logOut} />
        <IconButton
          display={{ base: 'inline-flex', lg: 'none' }}
          variant="ghost"
          aria-label={t('openMenu')}
          aria-expanded={menuOpen}
          aria-busy={menu.asked}
          onClick={() => {
            setMenuOpen(true);
            menu.show();
          }}
        >
          <Menu />
        </IconButton>
      </TopBar>
      {SideMenu && <SideMenu open={menuOpen} links={links} onClose={() => setMenuOpen(false)} onLogout={logOut} />}
      {LogoutDialog && <LogoutDialog open={leaving} onClose={() => setLeaving(false)} returnTo={accountButton} />}
      <LiveUpdates userId={user.id} />
      <Box as="main" id="content" flex="1" tabIndex={-1} outline="0">
        <CopyNote />
        {user.hasNotice && <OwnNotices />}
        {areDraftsOpen && <Outlet />}
      </Box>
      <NewVersionBar />
    </Box>
  );
}
