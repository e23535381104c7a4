import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session as current } from '../lib/session';
import { useSession } from '../lib/use-session';
import { decide, type Area } from './access';
import { WaitingPage } from './layouts/waiting-page';
import { Page } from '../ui/page';
import { PageSkeleton } from '../ui/page-skeleton';
import { UnreachedPage } from './unreachable-page';

/** Returns the page the user was heading to, stored in the history entry. */
export function wantedFrom(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : undefined;
}

export function Guard({ area }: { area: Area }) {
  const location = useLocation();
  const session = useSession();
  const from = wantedFrom(location.state);
  const verdict = decide(area, session, { here: location.pathname + location.search + location.hash, from });
  useEffect(() => {
    if (area === 'guest') current.settle();
  }, [area, session]);
  if ('wait' in verdict) return <WaitingPage />;
  if ('retry' in verdict) return <UnreachedPage />;
  if ('to' in verdict) {
    const keep = verdict.from ?? (verdict.to === '/onboarding' ? from : undefined);
    return (
      <>
        <Navigate to={verdict.to} replace state={keep ? { from: keep, ...(verdict.ended ? { ended: true } : {}) } : null} />
        {/* On a slow connection the next page takes a while. */}
        <Page title="Somo">
          <PageSkeleton />
        </Page>
      </>
    );
  }
  return <Outlet />;
}
