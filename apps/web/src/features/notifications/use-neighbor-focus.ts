import { createContext, useCallback, useContext, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Whether the list as a whole is leaving the page, as when another page is opened. */
const Leaving = createContext<() => boolean>(() => false);
export const LeavingList = Leaving.Provider;

/** Notes when the list that uses it leaves: React cleans up a component before what is in it. */
export function useLeaving(): () => boolean {
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
    };
  }, []);
  return useCallback(() => isLeaving.current, []);
}

/**
 * Moves the focus to the row next to it when a row that has it, itself or in its menu, leaves the list. Returns what the row listens to: in
 * React, the focus in its menu is in the row, too. A menu that closes leaves the focus nowhere for a moment.
 */
export function useNeighborFocus(row: RefObject<HTMLElement | null>) {
  const isLeaving = useContext(Leaving);
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      if (!own || isLeaving() || !(isHeld.current || own.contains(document.activeElement))) return;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-notifications] li')];
      const at = rows.indexOf(own);
      (rows[at + 1] ?? rows[at - 1] ?? document.querySelector('main'))?.focus();
    };
  }, [row, isLeaving]);
  return {
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isHeld.current = false;
    },
  };
}
