import type { Live as LiveMap, LiveName } from '@somo/contracts/live';
import type { NatsConnection } from '@nats-io/transport-node';
import { Live, type LiveListener } from './live.js';

interface Sent {
  name: LiveName;
  payload: never;
}

/** Pushes over core NATS, subject `live.user.<id>`: the process that serves that person's pages has subscribed. */
export class NatsLive extends Live {
  constructor(private readonly connection: NatsConnection) {
    super();
  }

  push<K extends LiveName>(userId: string, name: K, payload: LiveMap[K]): void {
    if (!this.connection.isClosed()) this.connection.publish(subjectOf(userId), JSON.stringify({ name, payload }));
  }

  subscribe(userId: string, listener: LiveListener): () => void {
    const subscription = this.connection.subscribe(subjectOf(userId), {
      callback: (error, message) => {
        if (error) return;
        const sent = readPush(message.string());
        if (sent) listener(sent.name, sent.payload);
      },
    });
    return () => subscription.unsubscribe();
  }

  /** The bus owns the connection and closes it. */
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Returns undefined for a message that is not a push: an error thrown here would end the whole connection. */
function readPush(text: string): Sent | undefined {
  try {
    const sent = JSON.parse(text) as Partial<Sent> | null;
    return typeof sent?.name === 'string' ? (sent as Sent) : undefined;
  } catch {
    return undefined;
  }
}

const subjectOf = (userId: string): string => `live.user.${userId}`;
