import { useState } from 'react';
import { Box, IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router-dom';
import { LogoutDialog } from '../../features/auth/logout-dialog';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/use-session';
import { LiveUpdates } from '../live-updates';
import { AccountMenu } from './account-menu';
import { BarLink } from './bar-link';
import { navigation, notificationsOf } from './navigation';
import { SideMenu } from './side-menu';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

export function SignedInLayout() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const [menuOpen, setMenuOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  if (!user?.role) return <Navigate to={paths.login} replace />;
  const links = navigation[user.role];
  const allAt = notificationsOf[user.role];
  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      <TopBar>
        <Box as="nav" aria-label={t('mainNavigation')} display={{ base: 'none', lg: 'flex' }} gap="1" flex="1">
          {links.map((link) => (
            <BarLink key={link.to} to={link.to}>
              {t(link.word)}
            </BarLink>
          ))}
        </Box>
        <Box flex="1" display={{ base: 'block', lg: 'none' }} />
        {allAt && <NotificationBell allAt={allAt} />}
        <AccountMenu user={user} onLogout={() => setLeaving(true)} />
        <IconButton
          display={{ base: 'inline-flex', lg: 'none' }}
          variant="ghost"
          aria-label={t('openMenu')}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <Menu />
        </IconButton>
      </TopBar>
      <SideMenu open={menuOpen} links={links} onClose={() => setMenuOpen(false)} />
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
      <LiveUpdates userId={user.id} />
      <Box as="main" id="content" flex="1" tabIndex={-1} outline="0">
        <Outlet />
      </Box>
    </Box>
  );
}
