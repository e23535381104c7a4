import type { RouterProviderProps } from 'react-router-dom';

/** Resolves when the first page and its translations are loaded. */
export function whenRouterReady(router: RouterProviderProps['router']): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      done();
    });
  });
}
