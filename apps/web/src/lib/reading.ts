// Which way the language of the page is read: what is beside something else, and the arrow keys, follow it.

export const isFromRight = (): boolean => document.documentElement.dir === 'rtl';

const across: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the key as it would be pressed in a language that is read from left to right. */
export const keyInReading = (key: string): string => (isFromRight() ? (across[key] ?? key) : key);

/** Returns how far in an element another one starts, in pixels from where reading starts. */
export function startIn(outer: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  return isFromRight() ? outer.clientWidth - offsetLeft - offsetWidth : offsetLeft;
}
