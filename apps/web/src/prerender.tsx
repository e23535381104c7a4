// Renders each page once, at build time, with nobody signed in and no data fetched.
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/router';
import { whenRouterReady } from './app/when-router-ready';

export async function draw(path: string): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await whenRouterReady(router);
  return renderToString(<App router={router} />);
}

const pathsIn = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsIn(children ?? [])]);

/** The path of every page except the catch-all. */
export const paths = pathsIn(routes).filter((path) => path !== '*');
