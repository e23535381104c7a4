const bottom = '--bottom-edge';
const top = '--top-note';

/** The bottom of the window, or of what is left of it above a banner there. */
export const bottomEdge = `var(${bottom}, 0px)`;

/** The height of a note above the page, if there is one. */
export const topNote = `var(${top}, 0px)`;

/** Marks what says by itself, and better than a banner, that there is no connection. */
export const saysOffline = { 'data-says-offline': true };

/** Raises the bottom edge by the height of a banner for as long as it is there: for its `ref`. */
export const raiseBottomEdge = keepHeightIn(bottom);

/** Says how high a note above the page is for as long as it is there: for its `ref`. */
export const measureTopNote = keepHeightIn(top);

function keepHeightIn(property: string) {
  return (element: HTMLElement): (() => void) => {
    const { style } = document.documentElement;
    const heights = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    heights.observe(element);
    return () => {
      heights.disconnect();
      style.removeProperty(property);
    };
  };
}
