import { Header, HttpCode, RequestMapping, RequestMethod, StreamableFile } from '@nestjs/common';
import type { AskName } from '@somo/contracts/asks/map';
import type { By } from '@somo/contracts/caller';
import { rolesOfRoute, type OperatorRoute } from '@somo/contracts/operator-roles';
import type { AnswerOf, RouteName } from '@somo/contracts/routes/map';
import type { Thing } from '../access/audience.js';
import type { SerializedJson } from './serialized-json.js';

const routeKey = Symbol('somo:route');

const json = 'application/json; charset=utf-8';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Description {
  summary: string;
  description?: string;
  /** Another status that it answers with. */
  also?: 202;
  /** The name of the file in a form. */
  upload?: string;
  /** The body is bytes. */
  bytes?: true;
  /** Responses are not cached unless this says so; errors never are. */
  cache?: string;
  type?: string;
}

type Admits = { by: readonly [By, ...By[]] };

/** Who may use a route of the operators is said in contracts. */
type Whose<R extends RouteName> = R extends OperatorRoute ? { by?: undefined } : Admits;

/** What the id in the path is of; of a route without one, what it is about, where not everyone has one. */
type About<R extends RouteName> = R extends `${string}/:${string}` ? { of: Thing } : { of?: Thing };

/** `answer: null` means 204 and must be stated; anything else defaults to 200. */
type Status<R extends RouteName> = [AnswerOf<R>] extends [null] ? { status: 204 } : { status?: 200 | 201 | 202 };

export type RouteOptions<R extends RouteName> = Description & Whose<R> & About<R> & Status<R>;

interface RouteInfo extends Description, Admits {
  name: RouteName;
  operationId: string;
  of?: Thing;
  status: number;
  type: string;
  /** The one ask to which it is forwarded. */
  ask?: AskName;
}

/** Serves one route of the public API; the name of the method is its `operationId`. A wrong name, a return type other than the contract's, a missing `by` or an id of nothing does not compile. */
export function Route<R extends RouteName>(name: R, options: RouteOptions<R> & { ask?: AskName }) {
  return <F extends (...args: never[]) => Promise<AnswerOf<R> | SerializedJson<AnswerOf<R>> | StreamableFile>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<F>,
  ): void => {
    const [method, path] = name.split(' ') as [Method, string];
    const by = isOperatorRoute(name) ? byOf(name) : (options as Admits).by;
    const info: RouteInfo = { status: 200, type: json, ...options, by, name, operationId: String(key) };
    RequestMapping({ method: RequestMethod[method], path })(target, key, descriptor);
    HttpCode(info.status)(target, key, descriptor);
    if (info.status !== 204) Header('content-type', info.type)(target, key, descriptor);
    if (info.cache) Header('cache-control', info.cache)(target, key, descriptor);
    Reflect.defineMetadata(routeKey, info, descriptor.value as object);
  };
}

const isOperatorRoute = (name: RouteName): name is OperatorRoute => name in rolesOfRoute;

/** Returns the roles that may use a route of the operators. */
export function byOf(name: OperatorRoute): readonly [By, ...By[]] {
  return ['operator:admin', ...rolesOfRoute[name].map((role) => `operator:${role}` as const)];
}

export function routeOf(handler: object): RouteInfo | undefined {
  return Reflect.getMetadata(routeKey, handler) as RouteInfo | undefined;
}

/** Returns the handlers of a controller's routes, by method. */
export function routesOf({ prototype }: { prototype: object }): { method: string; handler: object; route: RouteInfo }[] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([method, { value }]) => {
    const route = typeof value === 'function' && routeOf(value as object);
    return route ? [{ method, handler: value as object, route }] : [];
  });
}
