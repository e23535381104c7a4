import { useEffect, useRef, useState } from 'react';
import { clock } from '../../lib/clock';
import { onPush, sendLive } from '../../lib/live';

/** So often a page says that its user is typing, and for how long that is shown. */
const sayEveryMs = 3_000;
const shownMs = 6_000;

/** Returns whether the other person is typing. */
export function useIsTyping(otherId: string): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const stop = onPush((push) => {
      if (push.name === 'message.sent' && push.payload.senderId === otherId) end();
      if (push.name !== 'message.typing' || push.payload.userId !== otherId) return;
      clearTimeout(timer);
      setTyping(true);
      timer = setTimeout(end, shownMs);
    });
    return () => {
      stop();
      end();
    };
  }, [otherId]);
  return isTyping;
}

/** Returns what tells the other person that this one is typing: call `say` with each key, and `sent` after a message, which ends it there. */
export function useSayTyping(otherId: string): { say: () => void; sent: () => void } {
  const saidAt = useRef(0);
  return {
    say: () => {
      const now = clock.now();
      if (now - saidAt.current < sayEveryMs) return;
      saidAt.current = now;
      void sendLive('typing', { to: otherId });
    },
    sent: () => (saidAt.current = 0),
  };
}
