import { StrictMode, useEffect, useState } from 'react';
import { newCache } from './cache';
import { Providers } from './providers';
import type { PageRouter } from './routing/page-router';
import { RouterView } from './routing/router-view';

interface Props {
  router: PageRouter;
  /** Called once the page is interactive. */
  onStart?: () => void;
}

export function App({ router, onStart }: Props) {
  const [cache] = useState(newCache);
  useEffect(() => onStart?.(), [onStart]);
  return (
    <StrictMode>
      <Providers cache={cache}>
        <RouterView router={router} />
      </Providers>
    </StrictMode>
  );
}
