// Decides which page is shown. React Router matches the URL, links and renders; its own router for data, of which Somo would use only the
// loading of pages, is a tenth of the JavaScript that a visitor's first page loads.
import type { ComponentType } from 'react';
import { matchRoutes, type Location, type NavigateOptions, type NonIndexRouteObject, type To } from 'react-router-dom';
import { entryOf, type PageHistory } from './history';
import { saveScroll } from './scroll-positions';
import type { Shown } from './shown';

export interface PageRoute extends Omit<NonIndexRouteObject, 'children' | 'lazy'> {
  children?: PageRoute[];
  /** Fetches the component of the route before the page is shown. */
  lazy?: () => Promise<{ Component: ComponentType }>;
}

export interface PageRouter {
  shown: () => Shown;
  subscribe: (listener: (shown: Shown) => void) => () => void;
  push: (to: To, state?: unknown, options?: NavigateOptions) => void;
  replace: (to: To, state?: unknown, options?: NavigateOptions) => void;
  go: (by: number) => void;
  /** Resolves when the first page is shown, or one that was requested while it was loading. */
  ready: Promise<void>;
}

/** Returns a router for these pages, and for those that `loadAll` fetches once a URL is none of them. */
export function createPageRouter(first: PageRoute[], history: PageHistory, loadAll?: () => Promise<PageRoute[]>): PageRouter {
  let routes = first;
  const components = new Map<PageRoute, ComponentType>();
  const listeners = new Set<(shown: Shown) => void>();
  let shown: Shown = { location: history.location(), matches: [], isReady: false, isLoading: false, keepsScroll: false };
  let lastTurn = 0;
  let becomeReady: () => void;
  const ready = new Promise<void>((resolve) => (becomeReady = resolve));

  function show(next: Partial<Shown>): void {
    shown = { ...shown, ...next };
    listeners.forEach((listener) => listener(shown));
  }

  const match = (location: Location) => matchRoutes(routes as NonIndexRouteObject[], location);

  async function fetchComponent(route: PageRoute): Promise<void> {
    const { Component } = await route.lazy!();
    if (!components.has(route)) components.set(route, Component);
  }

  /** Shows the page of a location once it is loaded; of several requested at the same time, only the last. */
  async function turnTo(location: Location, write: (location: Location) => void, keepsScroll = false): Promise<void> {
    lastTurn += 1;
    const turn = lastTurn;
    if (shown.isReady) saveScroll(shown.location);
    let error: unknown;
    const waitFor = async (load: Promise<unknown>) => {
      if (shown.isReady) show({ isLoading: true });
      await load.catch((cause: unknown) => (error = cause));
    };
    if (!match(location) && loadAll) {
      await waitFor(loadAll().then((all) => (routes = all)));
      if (turn !== lastTurn) return;
    }
    const found = match(location) ?? [];
    const missing = found.map(({ route }) => route as PageRoute).filter((route) => route.lazy && !components.has(route));
    if (missing.length > 0) {
      await waitFor(Promise.all(missing.map(fetchComponent)));
      if (turn !== lastTurn) return;
    }
    const matches = found.map((each) => ({
      ...each,
      route: { ...each.route, Component: components.get(each.route as PageRoute) ?? null },
    }));
    write(location);
    show({ location, matches, isReady: true, isLoading: false, error, keepsScroll });
    becomeReady();
  }

  history.listen(() => void turnTo(history.location(), () => {}));
  void turnTo(shown.location, () => {});
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to, state, options) => void turnTo(entryOf(to, state), history.push, options?.preventScrollReset),
    replace: (to, state, options) => void turnTo(entryOf(to, state), history.replace, options?.preventScrollReset),
    go: history.go,
    ready,
  };
}
