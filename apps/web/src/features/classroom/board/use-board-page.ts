import { useEffect, useEffectEvent, useState } from 'react';
import type { Shown } from '@somo/contracts/classroom';
import type { Call } from '../call/call';
import { isSame, type Background } from './background';
import type { BoardSession } from './board-session';
import { takeWish } from './draw-on';

/**
 * Returns which page of the board a person sees. Who opens it while a page of a file is shown to both finds that page, if it lies behind one;
 * others the one they turned to last.
 */
export function useBoardPage(session: BoardSession, call: Call, shown: Shown | null) {
  const { board, sync } = session;
  const { isLoaded } = sync.state;
  const [chosen, setChosen] = useState<string>();
  const pages = board.pages;
  const has = (background: Background) => pages.find((page) => isSame(board.backgroundOf(page), background));
  const page = [chosen, shown ? has(shown) : undefined, session.page].find((one) => one && pages.includes(one)) ?? pages[0]!;
  function setPage(next: string): void {
    session.page = next;
    setChosen(next);
  }
  const add = useEffectEvent(() => {
    const wish = takeWish(call);
    if (!wish) return;
    const there = has(wish) ?? board.addPage();
    if (there === undefined) return;
    if (!has(wish)) board.setBackground(there, wish);
    setPage(there);
  });
  // Only then is it known whether there is such a page already.
  useEffect(() => {
    if (isLoaded) add();
  }, [isLoaded]);
  return { page, setPage };
}
