// The routes as the gateway serves them: what their declarations say, and which classes check body and query.
import 'reflect-metadata';
import { controllers } from '../../apps/gateway/dist/controllers.js';
import { readOnce } from '../../apps/gateway/dist/http/idempotency-key.js';
import { OurOriginOnly } from '../../apps/gateway/dist/http/our-origin-only.js';
import { routesOf } from '../../apps/gateway/dist/http/route.js';
import { isRateLimited } from '../../apps/gateway/dist/limits/rate-limit.interceptor.js';

const BODY = '3';
const QUERY = '4';

/** @returns {(import('../../apps/gateway/src/http/route.ts').RouteInfo & { body?: Function, query?: Function, idempotent?: true, byCookie: boolean, limited: boolean })[]} */
export function readRoutes() {
  return controllers.flatMap((controller) =>
    routesOf(controller).map(({ method, handler, route }) => ({
      ...route,
      ...inputsOf(controller, method),
      byCookie: (Reflect.getMetadata('__guards__', handler) ?? []).includes(OurOriginOnly),
      limited: isRateLimited(handler),
    })),
  );
}

function inputsOf(controller, method) {
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, method) ?? [];
  const found = {};
  for (const [key, { index, factory }] of Object.entries(Reflect.getMetadata('__routeArguments__', controller, method) ?? {})) {
    const place = key.split(':')[0];
    if (place === BODY) found.body = types[index];
    if (place === QUERY) found.query = types[index];
    if (factory === readOnce) found.idempotent = true;
  }
  return found;
}
