import type { Live as LiveMap, LiveName } from '@somo/contracts/live';

export type LiveListener = <K extends LiveName>(name: K, payload: LiveMap[K]) => void;

/** Pushes to a person's open pages: throw-away, at most once, heard only by whoever subscribed to that person. */
export abstract class Live {
  abstract push<K extends LiveName>(userId: string, name: K, payload: LiveMap[K]): void;
  /** Answers how to stop listening. */
  abstract subscribe(userId: string, listener: LiveListener): () => void;
  abstract close(): Promise<void>;
}
