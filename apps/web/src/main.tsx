import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/router';
import { settled } from './app/settled';

const root = document.getElementById('root')!;
const more = import.meta.env.DEV ? (await import('./app/dev-routes')).devRoutes : [];
const router = createBrowserRouter([...more, ...routes]);

if (root.hasChildNodes()) {
  void settled(router).then(() => {
    hydrateRoot(root, <App router={router} onStart={() => root.removeAttribute('inert')} />);
    // public/start.js presses again what was pressed before anybody listened.
    document.dispatchEvent(new Event('somo-start'));
  });
} else {
  createRoot(root).render(<App router={router} />);
}
