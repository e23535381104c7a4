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

export function createPageRouter(routes: PageRoute[], history: PageHistory): PageRouter {
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

  async function fetchComponent(route: PageRoute): Promise<void> {
    const { Component } = await route.lazy!();
    if (!components.has(route)) components.set(route, Component);
  }

  /** Shows the page of a location once it is loaded; of several requested at the same time, only the last. */
  async function turnTo(location: Location, write: (location: Location) => void, keepsScroll = false): Promise<void> {
    lastTurn += 1;
    const turn = lastTurn;
    if (shown.isReady) saveScroll(shown.location);
    const found = matchRoutes(routes as NonIndexRouteObject[], location) ?? [];
    const missing = found.map(({ route }) => route as PageRoute).filter((route) => route.lazy && !components.has(route));
    let error: unknown;
    if (missing.length > 0) {
      if (shown.isReady) show({ isLoading: true });
      await Promise.all(missing.map(fetchComponent)).catch((cause: unknown) => (error = cause));
      if (turn !== lastTurn) return;
    }
    const matches = found.map((match) => ({
      ...match,
      route: { ...match.route, Component: components.get(match.route as PageRoute) ?? null },
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
