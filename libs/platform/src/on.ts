import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EventName, Events } from '@somo/contracts/events/map';
import type { Tx } from './transaction.js';

/** Marks `run` as this service's only reaction to an event. It runs inside the transaction that marks the event as seen. */
export function On<K extends EventName>(name: K) {
  return <F extends (payload: Events[K], tx: Tx) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    EventPattern<string>(name)(target, key, descriptor);
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
  };
}
