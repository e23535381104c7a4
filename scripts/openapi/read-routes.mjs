// The routes as the gateway serves them: who may, with which status, which classes check body and query.
import 'reflect-metadata';
import { controllers } from '../../apps/gateway/dist/gateway.module.js';
import { isRateLimited } from '../../apps/gateway/dist/limits/rate-limit.interceptor.js';
import { routeOf } from '../../apps/gateway/dist/http/route.js';

const BODY = '3';
const QUERY = '4';

/** @returns {{ name: string, by: string[], status: number, body?: Function, query?: Function, limited: boolean }[]} */
export function readRoutes() {
  return controllers.flatMap((controller) => {
    const methods = Object.getOwnPropertyNames(controller.prototype).filter((name) => name !== 'constructor');
    return methods.flatMap((method) => {
      const handler = controller.prototype[method];
      const route = routeOf(handler);
      if (!route) return [];
      return [{ ...route, ...inputsOf(controller, method), limited: isRateLimited(handler) }];
    });
  });
}

function inputsOf(controller, method) {
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, method) ?? [];
  const found = {};
  for (const [key, { index }] of Object.entries(Reflect.getMetadata('__routeArguments__', controller, method) ?? {})) {
    const place = key.split(':')[0];
    if (place === BODY) found.body = types[index];
    if (place === QUERY) found.query = types[index];
  }
  return found;
}
