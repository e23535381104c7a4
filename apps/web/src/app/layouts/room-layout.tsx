import { useLayoutEffect } from 'react';
import { Box } from '@chakra-ui/react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useOpenDrafts } from '../../lib/use-open-drafts';
import { useUser } from '../../lib/use-session';
import { bottomEdge } from '../../ui/bottom-edge';
import { LiveUpdates } from '../live-updates';
import { useVisibleHeight } from './use-visible-height';

/** A page that fills the window, dark and without the frame of the others, so that nothing takes space or light from a picture. */
export function RoomLayout() {
  const user = useUser();
  const areDraftsOpen = useOpenDrafts(user?.id);
  const visible = useVisibleHeight();
  useLayoutEffect(darken, []);
  if (!user?.role) return <Navigate to={paths.login} replace />;
  return (
    <Box
      className="chakra-theme dark"
      position="fixed"
      insetInline="0"
      top="0"
      bottom={bottomEdge}
      style={visible ? { top: visible.top, height: visible.height, bottom: 'auto' } : undefined}
      overflow="hidden"
      bg="bg"
      color="fg"
      colorPalette="brand"
      css={{ colorScheme: 'dark' }}
    >
      <LiveUpdates userId={user.id} />
      <Box as="main" id="content" tabIndex={-1} outline="0" h="full">
        {areDraftsOpen && <Outlet />}
      </Box>
    </Box>
  );
}

/** Makes dark what opens outside of the page, such as dialogs, until the returned function is called. */
function darken(): (() => void) | undefined {
  const { classList, style } = document.documentElement;
  if (classList.contains('dark')) return undefined;
  const be = (isDark: boolean) => {
    classList.toggle('dark', isDark);
    classList.toggle('light', !isDark);
    style.colorScheme = isDark ? 'dark' : 'light';
  };
  be(true);
  return () => be(false);
}
