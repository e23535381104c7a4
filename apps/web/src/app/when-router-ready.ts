import type { RouterProviderProps } from 'react-router-dom';

/** When the first page's file and words are there. */
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
