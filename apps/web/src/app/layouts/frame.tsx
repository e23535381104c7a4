import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineBanner } from './offline-banner';
import { RouteProgress } from './route-progress';
import { useFocusOnNavigate } from './use-focus-on-navigate';

/** What surrounds every page, for every user. */
export function Frame() {
  useFocusOnNavigate();
  return (
    <>
      <RouteProgress />
      <Outlet />
      <OfflineBanner />
      <ScrollRestoration />
    </>
  );
}
