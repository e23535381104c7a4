import { Body, Query } from '@nestjs/common';
import type { AskName, Asks } from '@somo/contracts/asks/map';
import type { AnswerOf, RouteName, Routes } from '@somo/contracts/routes/map';
import type { Ask } from '@somo/platform/ask';
import { AuditInvalidInput } from '../admin/invalid-input-auditor.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import type { LimitName } from '../limits/rate-limits.js';
import { Id } from './id.js';
import { Once } from './idempotency-key.js';
import { Route, type RouteOptions } from './route.js';

type Class<T> = new () => T;
interface Classes {
  body?: Class<unknown>;
  query?: Class<unknown>;
}

type HasId<R extends RouteName> = R extends `${string}/:${string}` ? true : false;

/** Of a route that has them: its id by the ask's name for it, and the class of its body or its query. */
type Parts<R extends RouteName> = (HasId<R> extends true ? { id: string } : { id?: undefined }) &
  (Routes[R] extends { body: infer B } ? { body: Class<B> } : { body?: undefined }) &
  (Routes[R] extends { query: infer Q } ? { query: Class<Q> } : { query?: undefined });

interface Details {
  /** In OpenAPI; the name of the ask, if omitted. */
  operationId?: string;
  /** Passes on the Idempotency-Key. */
  once?: true;
  limit?: LimitName;
  audit?: Parameters<typeof AuditInvalidInput>;
}

type InputOf<O> = (O extends { id: infer N extends string } ? Record<N, string> : {}) &
  (O extends { body: Class<infer B> } ? B : {}) &
  (O extends { query: Class<infer Q> } ? Q : {}) &
  (O extends { once: true } ? Once : {});

type Fits<R extends RouteName, K extends AskName, I> = [I] extends [Asks[K]['in']]
  ? [Asks[K]['out']] extends [AnswerOf<R>]
    ? unknown
    : { 'The answer of this ask is not the one of the route.': never }
  : { 'This is not the input of the ask.': never };

/**
 * Serves a route by one ask: its input is the id of the path with the body or the query, its answer is the response. An ask with another
 * input or answer does not compile.
 */
export function Forward<R extends RouteName, K extends AskName, const O extends RouteOptions<R> & Parts<R> & Details>(
  name: R,
  ask: K,
  options: O & Fits<R, K, InputOf<O>>,
) {
  const { id, body, query, once, limit, audit, operationId = nameOf(ask), ...route } = options as O & Classes;
  const parts = [
    ...(id ? [{ from: Id(), type: String }] : []),
    ...(body ? [{ from: Body(), type: body }] : []),
    ...(query ? [{ from: Query(), type: query }] : []),
    ...(once ? [{ from: Once(), type: Object }] : []),
  ];
  return ({ prototype }: { prototype: { readonly ask: Ask } }): void => {
    const value = function (this: { readonly ask: Ask }, ...given: unknown[]): Promise<AnswerOf<R>> {
      const fields = id ? [{ [id]: given[0] }, ...given.slice(1)] : given;
      return this.ask.for(ask, Object.assign({}, ...fields) as Asks[K]['in']) as Promise<AnswerOf<R>>;
    };
    const descriptor = { value };
    Object.defineProperty(prototype, operationId, descriptor);
    parts.forEach(({ from }, at) => from(prototype, operationId, at));
    const types = parts.map(({ type }) => type);
    Reflect.defineMetadata('design:paramtypes', types, prototype, operationId);
    Route(name, { ...(route as RouteOptions<R>), ask })(prototype, operationId, descriptor);
    if (limit) RateLimit(limit)(prototype, operationId, descriptor);
    if (audit) AuditInvalidInput(...audit)(prototype, operationId, descriptor);
  };
}

/** `getLesson` of `booking.get-lesson`. */
const nameOf = (ask: AskName) => ask.replace(/^\w+\./, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
