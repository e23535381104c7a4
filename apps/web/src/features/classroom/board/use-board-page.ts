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
  /** Whether a page that somebody wanted to draw on found no room. */
  const [isFull, setFull] = useState(false);
  const pages = board.pages;
  const has = (background: Background) => pages.find((page) => isSame(board.backgroundOf(page), background));
  const sought = chosen === undefined && shown ? has(shown) : undefined;
  const page = [chosen, sought, session.page].find((one) => one && pages.includes(one)) ?? pages[0]!;
  function setPage(next: string): void {
    session.page = next;
    setChosen(next);
  }
  const settle = useEffectEvent(() => {
    const wish = takeWish(call);
    if (!wish) return sought && setPage(sought);
    const there = has(wish) ?? board.addPage();
    if (there === undefined) return setFull(true);
    if (!has(wish)) board.setBackground(there, wish);
    setPage(there);
  });
  // Only then is it known whether there is such a page already. Later the page stays, whatever the other person shows.
  useEffect(() => {
    if (isLoaded) settle();
  }, [isLoaded, sought]);
  return { page, setPage, isFull, dismissFull: () => setFull(false) };
}
