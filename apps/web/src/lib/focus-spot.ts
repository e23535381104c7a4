// Where the focus goes when a pressed button disappears with what it has changed: without this it would fall to the top of the page.

/** Mark a list, whose own focus is the last resort, and its items; each needs `tabIndex={-1}`. */
export const listMark = { 'data-focus-list': true };
export const itemMark = { 'data-focus-item': true };

const drawnMs = 100;

export interface FocusSpot {
  /** Returns the button, or what is left near it. */
  button: () => HTMLElement | null;
  /** The button is gone: returns its item, or what is left near it. */
  item: () => HTMLElement | null;
  /** The item is gone, or about to: returns the next one, the one before it, or the list. */
  next: () => HTMLElement | null;
}

/** Remembers the place of the focused button in its list. */
export function focusSpot(pressed = document.activeElement as HTMLElement | null): FocusSpot {
  const list = pressed?.closest<HTMLElement>('[data-focus-list]');
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-focus-item]') ?? [])];
  const at = items.findIndex((item) => item.contains(pressed));
  const nearby = at < 0 ? [list] : [items[at + 1], items[at - 1], list];
  const firstOf = (spots: (HTMLElement | null | undefined)[]) => spots.find((spot) => spot?.isConnected) ?? document.querySelector('main');
  return {
    button: () => firstOf([pressed, items[at], ...nearby]),
    item: () => firstOf([items[at], ...nearby]),
    next: () => firstOf(nearby),
  };
}

/** Focuses the spot now, and again if it disappears with the change that is being drawn or the dialog that is being closed. */
export function focusOn(spot: () => HTMLElement | null): void {
  spot()?.focus();
  setTimeout(() => {
    const held = document.activeElement;
    if (held === null || held === document.body) spot()?.focus();
  }, drawnMs);
}

/** Does what takes the focused button of a list away: the focus goes on at its item's neighbor, or at the list. */
export function leaveButton(act: () => void): void {
  const { next } = focusSpot();
  act();
  focusOn(next);
}
