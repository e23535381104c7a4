// Draws the pages that are the same for everybody; the build runs this once. Nobody is signed in here, and nothing has been fetched.
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/router';
import { settled } from './app/settled';

export async function draw(path: string): Promise<string> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await settled(router);
  return renderToString(<App router={router} />);
}
