import { StrictMode, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { newCache } from './cache';
import { Providers } from './providers';

export function App({ router }: RouterProviderProps) {
  const [cache] = useState(newCache);
  return (
    <StrictMode>
      <Providers cache={cache}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
