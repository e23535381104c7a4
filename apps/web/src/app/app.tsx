import { StrictMode, useEffect, useState } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { newCache } from './cache';
import { Providers } from './providers';

interface Props extends Pick<RouterProviderProps, 'router'> {
  /** Called once the page is interactive. */
  onStart?: () => void;
}

export function App({ router, onStart }: Props) {
  const [cache] = useState(newCache);
  useEffect(() => onStart?.(), [onStart]);
  return (
    <StrictMode>
      <Providers cache={cache}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
