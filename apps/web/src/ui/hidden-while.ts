/**
 * Returns the style of the content below an element whose height is known once it has loaded: hidden until then, so that nothing moves on
 * the screen, but for 800 ms at most.
 */
export const hiddenWhile = (isLoading: boolean) => ({ animation: isLoading ? 'appear 0s linear 800ms backwards' : 'none' });
