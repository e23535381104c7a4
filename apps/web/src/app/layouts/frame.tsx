import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineBanner } from './offline-banner';
import { RouteProgress } from './route-progress';
import { useArrival } from './use-arrival';

/** What is around every page, whoever looks at it. */
export function Frame() {
  useArrival();
  return (
    <>
      <RouteProgress />
      <Outlet />
      <OfflineBanner />
      <ScrollRestoration />
    </>
  );
}
