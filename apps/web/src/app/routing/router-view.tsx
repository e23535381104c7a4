import { Component, startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPath, renderMatches, Router, type Location, type To } from 'react-router-dom';
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
        <Boundary location={shown.location}>{pageOf(shown)}</Boundary>
      </Router>
    </ShownContext>
  );
}

function pageOf({ isReady, error, matches }: Shown) {
  if (!isReady) return <LoadingPage />;
  return error === undefined ? renderMatches(matches) : <BrokenPage />;
}

/** Shows that the page is broken after a bug in it, until the user goes to another one. */
class Boundary extends Component<{ location: Location; children: ReactNode }, { location: Location; isBroken: boolean }> {
  override state = { location: this.props.location, isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: { location: Location }) {
    return location === state.location ? null : { location, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
