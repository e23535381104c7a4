import type { RoomPeer } from '@somo/contracts/classroom';
import { onPush } from '../../../lib/live';

/** Calls back with who is in a classroom whenever that changes; returns what ends it. A list that is older than the last one, or than `since`, is dropped. */
export function onPeers(lessonId: string, since: number, changed: (peers: RoomPeer[], version: number) => void): () => void {
  let latest = since;
  return onPush((push) => {
    if (push.name !== 'room.changed' || push.payload.lessonId !== lessonId || push.payload.version < latest) return;
    latest = push.payload.version;
    changed(push.payload.peers, latest);
  });
}
