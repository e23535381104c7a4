import type { Live as LiveMap, LiveName } from '@somo/contracts/live';

export type LiveListener = <K extends LiveName>(name: K, payload: LiveMap[K]) => void;

/** Pushes to a person's open pages: ephemeral, at most once, received only by subscribers for that person. */
export abstract class Live {
  abstract push<K extends LiveName>(userId: string, name: K, payload: LiveMap[K]): void;
  /** Returns a function that unsubscribes the listener. */
  abstract subscribe(userId: string, listener: LiveListener): () => void;
  abstract close(): Promise<void>;
}
