import { lazy, Suspense, useState } from 'react';
import { Box, IconButton } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router-dom';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/use-session';
import { LiveUpdates } from '../live-updates';
import { accountButton, AccountMenu } from './account-menu';
import { BarLink } from './bar-link';
import { navigation, notificationsOf } from './navigation';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

const LogoutDialog = lazy(() => import('../../features/auth/logout-dialog').then((file) => ({ default: file.LogoutDialog })));
const SideMenu = lazy(() => import('./side-menu').then((file) => ({ default: file.SideMenu })));

/** Menu and dialog are fetched when they are first opened, and stay. */
export function SignedInLayout() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const [menuOpen, setMenuOpen] = useState<boolean>();
  const [leaving, setLeaving] = useState<boolean>();
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
          aria-expanded={menuOpen ?? false}
          onClick={() => setMenuOpen(true)}
        >
          <Menu />
        </IconButton>
      </TopBar>
      <Suspense>{menuOpen !== undefined && <SideMenu open={menuOpen} links={links} onClose={() => setMenuOpen(false)} />}</Suspense>
      <Suspense>
        {leaving !== undefined && <LogoutDialog open={leaving} onClose={() => setLeaving(false)} returnTo={accountButton} />}
      </Suspense>
      <LiveUpdates userId={user.id} />
      <Box as="main" id="content" flex="1" tabIndex={-1} outline="0">
        <Outlet />
      </Box>
    </Box>
  );
}
