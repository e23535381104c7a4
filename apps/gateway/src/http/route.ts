import { Header, HttpCode, RequestMapping, RequestMethod, StreamableFile } from '@nestjs/common';
import type { By } from '@somo/contracts/caller';
import type { AnswerOf, RouteName } from '@somo/contracts/routes/map';
import type { SerializedJson } from './serialized-json.js';

const routeKey = Symbol('somo:route');

const json = 'application/json; charset=utf-8';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RouteInfo {
  name: RouteName;
  by: readonly By[];
  status: number;
}

/**
 * `answer: null` means 204 and must be stated; anything else defaults to 200.
 * Responses are not cached unless `cache` says so; errors never are.
 */
type RouteOptions<R extends RouteName> = { by: readonly [By, ...By[]]; cache?: string; type?: string } & ([AnswerOf<R>] extends [null]
  ? { status: 204 }
  : { status?: 200 | 201 | 202 });

/** Serves one route of the public API. A wrong name, a return type other than the contract's or a missing `by` does not compile. */
export function Route<R extends RouteName>(name: R, options: RouteOptions<R>) {
  return <F extends (...args: never[]) => Promise<AnswerOf<R> | SerializedJson<AnswerOf<R>> | StreamableFile>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    const [method, path] = name.split(' ') as [Method, string];
    const status = options.status ?? 200;
    RequestMapping({ method: RequestMethod[method], path })(target, key, descriptor);
    HttpCode(status)(target, key, descriptor);
    if (status !== 204) Header('content-type', options.type ?? json)(target, key, descriptor);
    if (options.cache) Header('cache-control', options.cache)(target, key, descriptor);
    const info: RouteInfo = { name, by: options.by, status };
    Reflect.defineMetadata(routeKey, info, descriptor.value as object);
  };
}

export function routeOf(handler: object): RouteInfo | undefined {
  return Reflect.getMetadata(routeKey, handler) as RouteInfo | undefined;
}
