import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to the row next to it when a row that has it, itself or in its open menu, leaves the list. */
export function useNeighborFocus(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      const focused = document.activeElement;
      if (!own || !(own.contains(focused) || focused?.closest('[role=menu]'))) return;
      const rows = [...document.querySelectorAll<HTMLElement>('[data-notifications] li')];
      const at = rows.indexOf(own);
      (rows[at + 1] ?? rows[at - 1] ?? document.querySelector('main'))?.focus();
    };
  }, [row]);
}
