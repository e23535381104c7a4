import { startTransition, useLayoutEffect, useMemo, useState, type ReactElement } from 'react';
import { createPath, Router, UNSAFE_RouteContext as RouteContext, type To } from 'react-router-dom';
import { Boundary } from '../../ui/boundary';
import { LoadingPage } from '../../ui/loading-page';
import { BrokenPage } from '../broken-page';
import type { PageRouter } from './page-router';
import { ShownContext, type Shown } from './shown';

/** The page of the URL. */
export function RouterView({ router }: { router: PageRouter }) {
  const [shown, setShown] = useState(router.shown);
  useLayoutEffect(() => {
    setShown(router.shown());
    // What changes within a page does so at once: a transition could end after the next click, and undo it.
    return router.subscribe((next) => (next.keepsScroll ? setShown(next) : startTransition(() => setShown(next))));
  }, [router]);
  const navigator = useMemo(() => ({ ...router, createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)) }), [router]);
  return (
    <ShownContext value={shown}>
      <Router location={shown.location} navigator={navigator}>
        {/* A page with a bug is broken until the user goes to another one. */}
        <Boundary of={shown.location} instead={() => <BrokenPage />}>
          {() => pageOf(shown)}
        </Boundary>
      </Router>
    </ShownContext>
  );
}

function pageOf({ isReady, error, matches }: Shown) {
  if (!isReady) return <LoadingPage />;
  return error === undefined ? nested(matches) : <BrokenPage />;
}

/** Each route renders the next one where its `<Outlet>` is. React Router's own renderer does this too, with what only its data router uses. */
function nested(matches: Shown['matches']): ReactElement | null {
  return matches.reduceRight<ReactElement | null>((outlet, { route: { Component, element } }, at) => {
    const context = { outlet, matches: matches.slice(0, at + 1), isDataRoute: false };
    return <RouteContext value={context}>{Component ? <Component /> : (element ?? outlet)}</RouteContext>;
  }, null);
}
