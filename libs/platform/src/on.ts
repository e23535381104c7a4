import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EventName, Events } from '@somo/contracts/events/map';
import type { Tx } from './transaction.js';

/**
 * Runs what belongs to one event of a batch, so that what is emitted and planned carries the id of its request. Outside of it, that is the id of
 * the batch's first event.
 */
export type Own = <T>(work: () => T) => T;

/** For what is caused by no event of a batch. */
export const runAsIs: Own = (work) => work();

/** An event of a batch. */
export interface Arrived<K extends EventName> {
  payload: Events[K];
  own: Own;
}

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

/**
 * Like `On`, for a reaction that is cheaper in bulk: `run` receives all events of a batch at once, in no particular order and perhaps several
 * about the same thing. If it throws, each event is tried alone.
 */
export function OnMany<K extends EventName>(...names: [K, ...K[]]) {
  return <F extends (events: readonly Arrived<K>[], tx: Tx) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    EventPattern<string[]>(names, { together: names.join() })(target, key, descriptor);
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
  };
}
