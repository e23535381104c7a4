import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/router';
import { whenRouterReady } from './app/when-router-ready';

const root = document.getElementById('root')!;
const more = import.meta.env.DEV ? (await import('./app/dev-routes')).devRoutes : [];
const router = createBrowserRouter([...more, ...routes]);

/** Signals public/start.js, which waits for this, that the app has started. */
function awake(): void {
  root.removeAttribute('inert');
  document.dispatchEvent(new Event('somo-start'));
}

if (root.hasChildNodes()) {
  void whenRouterReady(router).then(() => {
    hydrateRoot(root, <App router={router} onStart={awake} />);
  });
} else {
  createRoot(root).render(<App router={router} onStart={awake} />);
}
