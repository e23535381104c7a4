import { useEffect, useRef, useState } from 'react';
import { sendLive } from '../../../lib/live';
import type { ViewProps } from '../view-props';
import { kept, topOf, type Look } from './looks';

/** A page that is dragged tells where it is this often at most. */
const everyMs = 300;
const comingMs = 2_000;

/** Returns where this person looks, and what changes it: for both if they show the page, for themselves otherwise. */
export function useShowing({ place, state }: Pick<ViewProps, 'place' | 'state'>) {
  const { shown } = state.shared;
  const isMine = shown?.by === place.me.id;
  /** Where this person looks by themselves, or, showing it, has just gone. */
  const [own, setOwn] = useState<Look>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Look>(undefined);
  const showing = `${shown?.materialId} ${shown?.by}`;
  const [before, setBefore] = useState(showing);
  if (before !== showing) {
    setBefore(showing);
    setOwn(undefined);
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [showing],
  );
  async function send(look: Look): Promise<void> {
    latest.current = look;
    const ack = await sendLive('room.show', { lessonId: place.lesson.id, materialId: shown!.materialId, ...look });
    // A page that is still being prepared is shown as soon as it is there.
    if (ack && 'refused' in ack && ack.refused === 'page-not-found' && latest.current === look) sendIn(comingMs);
  }
  function sendIn(ms: number): void {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (latest.current) void send(latest.current);
    }, ms);
  }

  function look(next: Look): void {
    setOwn(next);
    latest.current = next;
    if (isMine) sendIn(everyMs);
  }

  return {
    shown,
    isMine,
    look: kept(own ?? shown ?? topOf(1)),
    /** Whether this person looks elsewhere than what the other one shows. */
    isAway: !isMine && own !== undefined,
    change: look,
    follow: () => setOwn(undefined),
    /** Shows to both what this person looks at. */
    show: () => void send(own ?? shown ?? topOf(1)),
    stop: () => void sendLive('room.show', { lessonId: place.lesson.id, ...topOf(1) }),
  };
}
