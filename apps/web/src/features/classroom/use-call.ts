import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Classroom } from '@somo/contracts/classroom';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { useHasLine } from '../../lib/use-is-online';
import { Call } from './call/call';
import { initialState, type CallState } from './call/call-state';
import type { Choices } from './choices';
import { entered } from './entered';
import type { Opened } from './lobby';

interface Wanted {
  lesson: Lesson;
  userId: string;
  classroom: Classroom;
  onRefused: (code: string) => void;
}

const nothing = { get: () => initialState, subscribe: () => () => {} };

/** Returns the call of this page, if it has joined, and its state. The call ends with the page. */
export function useCall({ lesson, userId, classroom, onRefused }: Wanted) {
  const [call, setCall] = useState<Call | null>(null);
  const store = call?.state ?? nothing;
  const state = withLine(useSyncExternalStore(store.subscribe, store.get, store.get), useHasLine());
  useEffect(() => () => call?.end(), [call]);
  const board = state.view === 'board';
  const { saver } = state;
  useEffect(() => {
    if (call && entered.read() === lesson.id) entered.write(lesson.id, { board, saver });
  }, [call, lesson.id, board, saver]);

  function join(opened: Opened, { saver, sharp, capBytes, microphoneId, cameraId, blur }: Choices): void {
    const times = { id: lesson.id, startsAtMs: fromInstant(lesson.startsAt), endsAtMs: fromInstant(lesson.endsAt) };
    const made = new Call({ lesson: times, userId, classroom, now: clock.now, onRefused }, { saver, sharp, capBytes });
    made.media.adopt(opened, { microphoneId, cameraId, blur });
    made.enter();
    if (entered.hasBoard(lesson.id)) made.show('board');
    entered.write(lesson.id, { board: made.state.get().view === 'board', saver });
    setCall(made);
  }

  function end(): void {
    entered.forget();
    call?.end();
  }

  return { call, state, join, end, forget: () => setCall(null) };
}

/** Returns what is true of a call. That there is no line, the browser knows at once; the call only notices some silence later. */
function withLine(state: CallState, hasLine: boolean): CallState {
  if (hasLine) return state;
  return { ...state, live: false, phase: state.phase === 'connected' ? 'reconnecting' : state.phase };
}
