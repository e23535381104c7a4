import { useEffect, useState } from 'react';
import { clock } from '../../lib/clock';
import { newKey } from '../../lib/key';
import { outbox, type Waiting } from '../../lib/outbox';

/** Returns what this person has written to the other one and the server does not have yet, and what writes more. */
export function useWaiting(me: string, otherId: string, lessonId: string | undefined) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  useEffect(() => {
    let over = false;
    const read = () => void outbox.of(me).then((all) => over || setWaiting(all.filter(({ receiverId }) => receiverId === otherId)));
    read();
    const stop = outbox.onChange(read);
    return () => {
      over = true;
      stop();
    };
  }, [me, otherId]);

  const write = (text: string) =>
    outbox.add({ clientId: newKey(), senderId: me, receiverId: otherId, text, writtenAt: clock.now(), ...(lessonId ? { lessonId } : {}) });
  return { waiting, write };
}

/** Sends a refused message again, as a new attempt. */
export const writeAgain = ({ clientId, senderId, receiverId, text, writtenAt, lessonId }: Waiting) =>
  outbox.put({ clientId, senderId, receiverId, text, writtenAt, ...(lessonId ? { lessonId } : {}) });
