// Every route, used by each of six people, and what its declaration expects of it.
import type { Role } from '@somo/contracts/caller';
import { exampleOf } from '@somo/testing/bad-input/example-of';
import type { Operation, Schema } from '@somo/testing/bad-input/open-api';
import { audienceOf, besideContract, people, type Audience, type Person, type Thing } from '@somo/gateway/access/audience';
import { controllers } from '@somo/gateway/controllers';
import { routesOf } from '@somo/gateway/http/route';

/** `refused`: not theirs. `own`: reaches only what is theirs. `open`: the same for everyone. `theirs`: the thing is theirs. */
export type Expected = 'refused' | 'own' | 'open' | 'theirs';

export interface AccessAttempt {
  name: string;
  person: Person;
  method: string;
  path: string;
  expected: Expected;
  statuses: (status: number) => boolean;
  body?: string;
}

export interface Sought {
  /** The id that a person puts into the path. */
  idOf(thing: Thing, person: Person): string;
  /** Query parameters that an example of their schema would not do for. */
  query(name: string, schema: Schema): string | undefined;
}

const roles: Record<Person, Role | null> = {
  visitor: null,
  'its student': 'student',
  'its teacher': 'teacher',
  'another student': 'student',
  'another teacher': 'teacher',
  support: 'admin',
  money: 'admin',
  trust: 'admin',
  admin: 'admin',
};

interface Declared {
  audience: Audience;
  of?: Thing | undefined;
}

/** Returns what the gateway's routes declare, by method and path as OpenAPI writes them. */
export function declarations(): Map<string, Declared> {
  const routes = controllers.flatMap((controller) => routesOf(controller).map(({ route }) => route));
  const declared: [string, Declared][] = [
    ...routes.map((route): [string, Declared] => [route.name, { audience: audienceOf(route), of: route.of }]),
    ...Object.entries(besideContract).map(([name, audience]): [string, Declared] => [name, { audience }]),
  ];
  return new Map(declared.map(([name, route]) => [name.replace(/:(\w+)/g, '{$1}'), route]));
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Returns the operations without a declaration of who may use them, and the declarations without an operation. */
export function gapsOf(declared: ReadonlyMap<string, Declared>, operations: readonly Operation[]): string[] {
  const served = operations.map(nameOf);
  return [
    ...served.filter((name) => !declared.has(name)).map((name) => `${name}: nobody has said who may use it`),
    ...[...declared.keys()].filter((name) => !served.includes(name)).map((name) => `${name}: there is no such route`),
  ];
}

export function accessAttempts(declared: ReadonlyMap<string, Declared>, operations: readonly Operation[], sought: Sought): AccessAttempt[] {
  return operations.flatMap((operation) => {
    const route = declared.get(nameOf(operation));
    return route ? people.map((person) => attemptOf(operation, route, person, sought)) : [];
  });
}

function attemptOf(operation: Operation, { of, audience }: Declared, person: Person, sought: Sought): AccessAttempt {
  const expected = expectedOf(audience, person);
  const provider = operation.path.startsWith('/api/mail/') ? 'resend' : 'sandbox';
  const id = of === undefined ? provider : sought.idOf(of, person);
  const query = operation.requiredQuery.map((name): [string, string] => {
    const schema = operation.query[name] ?? {};
    return [name, sought.query(name, schema) ?? String(exampleOf(schema))];
  });
  return {
    name: `${operation.method} ${operation.path} as ${person}`,
    person,
    method: operation.method,
    path: operation.path.replace(/\{\w+\}/g, id) + (query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''),
    expected,
    statuses: statusesOf(operation, expected, person),
    ...(operation.body ? { body: JSON.stringify(exampleOf(operation.body)) } : {}),
  };
}

function expectedOf(audience: Audience, person: Person): Expected {
  if (audience === 'anyone') return 'open';
  if (!('own' in audience)) return audience.some((one) => one === person) ? 'theirs' : 'refused';
  const role = roles[person];
  return role !== null && audience.own.includes(role) ? 'own' : 'refused';
}

/** A write that is allowed may still be refused for another reason, such as a stale version. */
function statusesOf({ method, path, bySignature }: Operation, expected: Expected, person: Person): (status: number) => boolean {
  if (expected === 'refused') {
    if (bySignature) return (status) => status === 400;
    return person === 'visitor' ? (status) => status === 401 : (status) => status === 403 || status === 404;
  }
  const isDenied = (status: number) => status === 401 || status === 403 || status >= 500;
  // The lesson is theirs; a page or a recording of this id it does not have.
  const isPart = path.split('{').length > 2;
  if (method === 'GET') return (status) => !isDenied(status) && (isPart || status !== 404);
  return expected === 'theirs' ? (status) => !isDenied(status) && status !== 404 : (status) => !isDenied(status);
}
