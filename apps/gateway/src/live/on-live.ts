import type { By } from '@somo/contracts/caller';
import type { LiveInput, LiveInputName } from '@somo/contracts/live-input';
import type { LimitName } from '../limits/rate-limits.js';
import type { SocketSession } from './socket-sessions.js';

const liveKey = Symbol('somo:live');

interface OnLiveOptions {
  by: readonly [By, ...By[]];
  /** How often one user may send it, from all pages together. */
  limit: LimitName;
}

export interface LiveMetadata extends OnLiveOptions {
  name: LiveInputName;
  method: string;
}

/**
 * Marks the one handler of a live message. Its asks carry the sender's token, and a refusal becomes the acknowledgement. A wrong name or
 * input or a missing `by` or `limit` does not compile.
 */
export function OnLive<K extends LiveInputName>(name: K, options: OnLiveOptions) {
  return <F extends (input: LiveInput<K>, sender: SocketSession) => Promise<void>>(
    target: object,
    method: string,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    Reflect.defineMetadata(liveKey, { name, method, ...options } satisfies LiveMetadata, target.constructor);
    void descriptor;
  };
}

export function liveMetadata(handler: object): LiveMetadata | undefined {
  return Reflect.getMetadata(liveKey, handler.constructor) as LiveMetadata | undefined;
}
