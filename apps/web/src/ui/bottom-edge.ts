const property = '--bottom-edge';

/** The bottom of the window, or of what is left of it above a banner there. */
export const bottomEdge = `var(${property}, 0px)`;

/** Marks what says by itself, and better than a banner, that there is no connection. */
export const saysOffline = { 'data-says-offline': true };

/** Raises the bottom edge by the height of a banner for as long as it is there: for its `ref`. */
export function raiseBottomEdge(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const heights = new ResizeObserver(() => style.setProperty(property, `${banner.offsetHeight}px`));
  heights.observe(banner);
  return () => {
    heights.disconnect();
    style.removeProperty(property);
  };
}
