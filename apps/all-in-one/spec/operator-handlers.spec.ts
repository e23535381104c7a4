import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operatorRoles, type By, type OperatorRole } from '@somo/contracts/caller';
import { graveRoutes, rolesOfRoute, type OperatorRoute } from '@somo/contracts/operator-roles';
import { controllers } from '@somo/gateway/controllers';
import { routesOf } from '@somo/gateway/http/route';
import { asksHandledBy, mayRefuse } from '@somo/platform/handles';
import ts from 'typescript';
import { services } from '../src/start-all.js';

const adminFolder = resolve(import.meta.dirname, '../../gateway/src');

/** The methods of every controller of the gateway, by controller and name. */
const methods = new Map<string, ts.MethodDeclaration>(
  readdirSync(adminFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.controller.ts'))
    .flatMap((file) => ts.createSourceFile(file, readFileSync(join(adminFolder, file), 'utf8'), ts.ScriptTarget.Latest, true).statements)
    .filter(ts.isClassDeclaration)
    .flatMap((one) =>
      one.members.filter(ts.isMethodDeclaration).map((method) => [`${one.name?.text}.${method.name.getText()}`, method] as const),
    ),
);

const handlers = new Map(services.flatMap(({ module }) => asksHandledBy(module)).map(({ name, by }) => [name as string, by]));

const calls = (node: ts.Node): ts.CallExpression[] =>
  node.getChildren().flatMap((child) => [...(ts.isCallExpression(child) ? [child] : []), ...calls(child)]);

/** Returns the asks that a method makes, also by other methods of its class; the names of those put together match `words` of the route. */
function asksOf(controller: string, method: string, words: string[] = [], seen = new Set<string>()): string[] {
  const key = `${controller}.${method}`;
  const declaration = methods.get(key);
  if (!declaration || seen.has(key)) return [];
  seen.add(key);
  return calls(declaration).flatMap(({ expression, arguments: [first, ...more] }) => {
    const target = expression.getText();
    if (/^this\.\w+$/.test(target)) {
      const literals = [first, ...more].flatMap((one) => (one && ts.isStringLiteral(one) ? [one.text] : []));
      return asksOf(controller, target.slice('this.'.length), [...words, ...literals], seen);
    }
    if (target !== 'this.ask.for' || !first) return [];
    if (ts.isStringLiteral(first)) return [first.text];
    const tail = ts.isTemplateExpression(first) ? (first.templateSpans.at(-1)?.literal.text ?? '') : '';
    const tails = tail === '' ? words.map((word) => `.${word}`) : [tail];
    return [...handlers.keys()].filter((name) => tails.some((one) => name.endsWith(one)));
  });
}

/** The routes of operators behind which each ask is. */
function routesByAsk(): Map<string, OperatorRoute[]> {
  const found = new Map<string, OperatorRoute[]>();
  for (const controller of controllers)
    for (const { method, route } of routesOf(controller)) {
      if (!(route.name in rolesOfRoute)) continue;
      const asks = route.ask ? [route.ask] : asksOf(controller.name, method);
      for (const ask of asks) found.set(ask, [...(found.get(ask) ?? []), route.name as OperatorRoute]);
    }
  return found;
}

/** Returns the roles that a handler admits, besides `admin`, which it always does; undefined if it does not name operators. */
function admitted(by: readonly By[]): OperatorRole[] | undefined {
  if (!by.some((one) => one.startsWith('operator'))) return undefined;
  return operatorRoles.filter((role) => role !== 'admin' && (by.includes('operator') || by.includes(`operator:${role}`)));
}

/** Routes that make some of their asks only for those who may use another route. */
const onlyWith: Partial<Record<OperatorRoute, Record<string, OperatorRoute>>> = {
  'GET /api/admin/search': {
    'booking.get-lessons': 'GET /api/admin/lessons/:id/timeline',
    'booking.list-lessons-of-people': 'GET /api/admin/lessons/:id/timeline',
    'payments.find-receipt': 'GET /api/admin/lessons/:id/timeline',
  },
  'GET /api/admin/cases': { 'booking.list-problems': 'GET /api/admin/problems' },
};

/** Returns what is wrong: handlers that admit other operators than the routes behind which they are. */
function wrong(routes: ReadonlyMap<string, readonly OperatorRoute[]>, by: ReadonlyMap<string, readonly By[]>): string[] {
  return [...by].flatMap(([name, whom]) => {
    const roles = admitted(whom);
    if (!roles || isElsewhere(name)) return [];
    const allowed = (routes.get(name) ?? []).flatMap((route) => rolesOfRoute[onlyWith[route]?.[name] ?? route]);
    const needed = operatorRoles.filter((role) => allowed.some((one) => one === role));
    if (routes.has(name) && roles.join() === needed.join()) return [];
    return [`${name} admits ${roles.join(', ')}; its routes: ${routes.has(name) ? needed.join(', ') : 'none'}`];
  });
}

/**
 * That an operator's input was invalid, which goes to the audit log whatever their roles; what is behind a route that is not theirs alone;
 * and what the services that move money ask.
 */
const isElsewhere = (name: string) =>
  name.endsWith('.audit-invalid-input') || name === 'scheduling.explain-slots' || name === 'auth.check-proven';

describe('PERM-05 C36 each service asks for the roles of an operator itself', () => {
  const routes = routesByAsk();

  it('a handler admits exactly the roles that may use the routes behind which it is', () => {
    expect(wrong(routes, handlers)).toEqual([]);
  });

  it('whatever else is behind a route of the operators is not theirs alone, and judges by itself', () => {
    const others = [...routes.keys()].filter((name) => !admitted(handlers.get(name) ?? []));
    expect(others).toEqual(['catalog.get-review']);
  });

  it('asks again who it is before each grave act, and before no other', () => {
    const handled = new Map(services.flatMap(({ module }) => asksHandledBy(module)).map((one) => [one.name as string, one]));
    const askedBy = (name: string) => {
      const one = handled.get(name);
      if (!one || !admitted(one.by)) return undefined;
      return mayRefuse(one, 'proof-needed') ? 'recent' : mayRefuse(one, 'wrong-password') ? 'each' : undefined;
    };
    const asking = [...routes].flatMap(([ask, of]) => of.map((route) => [route, askedBy(ask)] as const)).filter(([, when]) => when);
    expect(Object.fromEntries(asking)).toEqual({
      ...Object.fromEntries(Object.entries(graveRoutes).map(([route, when]) => [route, when === 'refund' ? 'recent' : when])),
      'POST /api/admin/lessons/:id/hold': 'recent',
      'POST /api/admin/proof': 'each',
    });
  });

  it('knows an ask behind each route, except those that the gateway answers', () => {
    const known = new Set([...routes.values()].flat());
    const silent = Object.keys(rolesOfRoute).filter((route) => !known.has(route as OperatorRoute));
    expect(silent).toEqual(['GET /api/admin/queues', 'POST /api/admin/queues/open']);
  });

  it.each<[string, By[]]>([
    ['another role', ['operator:support']],
    ['one role more', ['operator:money', 'operator:trust']],
    ['every operator', ['operator']],
  ])('would see %s', (_, by) => {
    const one = new Map<string, OperatorRoute[]>([['payments.list-payouts', ['GET /api/admin/payouts']]]);
    expect(wrong(one, new Map([['payments.list-payouts', ['operator:money']]]))).toEqual([]);
    expect(wrong(one, new Map([['payments.list-payouts', by]]))).toHaveLength(1);
  });
});
