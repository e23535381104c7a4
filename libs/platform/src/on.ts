import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EventName, Events } from '@somo/contracts/events/map';
import type { Tx } from './transaction.js';

/**
 * Marks `run` as this service's one reaction to an event, or to each of several. It runs inside the transaction that marks the event as seen,
 * and receives the payload of any of these events.
 */
export function On<K extends EventName>(...names: [K, ...K[]]) {
  return <F extends (payload: Events[K], tx: Tx) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    EventPattern<string[]>(names)(target, key, descriptor);
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
  };
}
