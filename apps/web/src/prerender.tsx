// Draws each page as it is before anybody is known; the build runs this once. Nobody is signed in here, and nothing has been fetched.
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

/** Every page there is, but the one for addresses that are none. */
export const paths = pathsIn(routes).filter((path) => path !== '*');
