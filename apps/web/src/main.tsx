import './ui/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { newCache } from './app/cache';
import { Providers } from './app/providers';
import { routes } from './app/router';

const router = createBrowserRouter(routes);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers cache={newCache()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
