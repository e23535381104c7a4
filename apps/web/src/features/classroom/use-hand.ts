import { sendLive } from '../../lib/live';
import type { CallState } from './call/call-state';
import type { Place } from './place';

/** Returns whether this person's hand is raised, and what raises or lowers it. */
export function useHand(state: CallState, { lesson, me }: Place): { isUp: boolean; turn: () => void } {
  const isUp = state.shared.hands.includes(me.id);
  return { isUp, turn: () => void sendLive('room.hand', { lessonId: lesson.id, userId: me.id, raised: !isUp }) };
}
