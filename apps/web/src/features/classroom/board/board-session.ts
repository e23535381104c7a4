// The board of a call: it goes on while the people are shown, so that nothing is fetched twice.
import type { Call } from '../call/call';
import { BoardDoc } from './board-doc';
import { BoardSync } from './board-sync';
import { LivePen, TheirPen } from './live-pen';

export interface BoardSession {
  board: BoardDoc;
  sync: BoardSync;
  live: LivePen;
  theirs: TheirPen;
  /** The page that this person turned to last. */
  page: string | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Changes with each change of the board or its connection. */
  version: () => number;
}

const sessions = new WeakMap<Call, BoardSession>();

export function boardOf(call: Call, lessonId: string): BoardSession {
  const before = sessions.get(call);
  if (before) return before;
  const listeners = new Set<() => void>();
  let version = 0;
  const changed = () => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const board = new BoardDoc();
  const theirs = new TheirPen(call.passing, changed);
  const sync = new BoardSync(lessonId, board, { onState: changed, onDrawn: () => theirs.forget() });
  board.onChange(changed);
  const made: BoardSession = {
    ...{ board, sync, theirs, live: new LivePen(call.passing), page: undefined, version: () => version },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  sessions.set(call, made);
  void sync.start();
  const stop = call.state.subscribe(() => {
    const { phase } = call.state.get();
    if (phase !== 'over' && phase !== 'replaced') return;
    stop();
    sync.end();
    theirs.end();
  });
  return made;
}
