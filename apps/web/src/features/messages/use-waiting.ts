import { useEffect, useState } from 'react';
import { clock } from '../../lib/clock';
import { newKey } from '../../lib/key';
import { outbox, type Waiting } from '../../lib/outbox';
import { outboxFiles } from '../../lib/outbox-files';
import type { About } from '../../lib/paths';
import type { Attached } from './attached/attached-file';

/** Returns what this person has written to the other one and the server does not have yet, and what writes more. */
export function useWaiting(me: string, otherId: string, about: About | undefined) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  useEffect(() => {
    let over = false;
    const show = (all: Waiting[]) => over || setWaiting(all.filter(({ receiverId }) => receiverId === otherId));
    // What cannot be read now is read again with the next change.
    const read = () => void outbox.of(me).then(show, () => undefined);
    read();
    const stop = outbox.onChange(read);
    return () => {
      over = true;
      stop();
    };
  }, [me, otherId]);

  const write = async (text: string, attached?: Attached) => {
    const clientId = newKey();
    const file = attached && {
      ...{ name: attached.name, bytes: attached.bytes.size, width: attached.width, height: attached.height },
      isKept: await outboxFiles.put(clientId, attached.bytes),
    };
    const subject = about && ('lesson' in about ? { lessonId: about.lesson } : { requestId: about.request });
    await outbox.add({ clientId, senderId: me, receiverId: otherId, text, writtenAt: clock.now(), ...(file ? { file } : {}), ...subject });
  };
  return { waiting, write };
}

/** Sends a refused message again, as a new attempt. */
export const writeAgain = ({ refused: _, ...message }: Waiting) => outbox.put(message);
