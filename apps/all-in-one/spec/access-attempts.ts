// Every route, used by each of six people, and what the access matrix expects of it.
import type { Role } from '@somo/contracts/caller';
import { exampleOf } from '@somo/testing/bad-input/example-of';
import type { Operation, Schema } from '@somo/testing/bad-input/open-api';
import { people, type AccessRow, type Audience, type Person, type Thing } from '@somo/gateway/access/access-matrix';

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
  operator: 'admin',
};

const kinds = { GET: 'read', POST: 'write', PUT: 'write', PATCH: 'write', DELETE: 'delete' } as const;
type Method = keyof typeof kinds;

/** Returns the routes that no row covers, and the rows (or parts of one) that no route has. */
export function gapsOf(matrix: readonly AccessRow[], operations: readonly Operation[]): string[] {
  const covered = new Set(matrix.flatMap((row) => kindsOf(row).map((kind) => `${kind} ${row.path}`)));
  const served = new Set(operations.map(({ method, path }) => `${kinds[method as Method]} ${path}`));
  const unlisted = operations.filter(({ path, method }) => !covered.has(`${kinds[method as Method]} ${path}`));
  return [
    ...unlisted.map(({ method, path }) => `${method} ${path}: nobody has said who may use it`),
    ...[...covered].filter((name) => !served.has(name)).map((name) => `${name}: there is no such route`),
    ...matrix.filter(({ path, of }) => of === undefined && /\{(?!provider)/.test(path)).map(({ path }) => `${path}: whose id is it?`),
  ];
}

const kindsOf = (row: AccessRow) => (['read', 'write', 'delete'] as const).filter((kind) => row[kind] !== undefined);

export function accessAttempts(matrix: readonly AccessRow[], operations: readonly Operation[], sought: Sought): AccessAttempt[] {
  return operations.flatMap((operation) => {
    const row = matrix.find(({ path }) => path === operation.path);
    const audience = row?.[kinds[operation.method as Method]];
    if (!row || audience === undefined) return [];
    return people.map((person) => attemptOf(operation, row, audience, person, sought));
  });
}

function attemptOf(operation: Operation, { of }: AccessRow, audience: Audience, person: Person, sought: Sought): AccessAttempt {
  const expected = expectedOf(audience, person);
  const id = of === undefined ? 'sandbox' : sought.idOf(of, person);
  const query = operation.requiredQuery.map((name): [string, string] => {
    const schema = operation.query[name] ?? {};
    return [name, sought.query(name, schema) ?? String(exampleOf(schema))];
  });
  return {
    name: `${operation.method} ${operation.path} as ${person}`,
    person,
    method: operation.method,
    path: operation.path.replace(/\{\w+\}/, id) + (query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''),
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
function statusesOf({ method, bySignature }: Operation, expected: Expected, person: Person): (status: number) => boolean {
  if (expected === 'refused') {
    if (bySignature) return (status) => status === 400;
    return person === 'visitor' ? (status) => status === 401 : (status) => status === 403 || status === 404;
  }
  const isDenied = (status: number) => status === 401 || status === 403 || status >= 500;
  if (method === 'GET') return (status) => !isDenied(status) && status !== 404;
  return expected === 'theirs' ? (status) => !isDenied(status) && status !== 404 : (status) => !isDenied(status);
}
