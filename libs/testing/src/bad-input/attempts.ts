// Every invalid request to one route, each wrong in exactly one place, with the statuses that are acceptable for it.
import { isCleanText } from '@somo/contracts/rules/text';
import { badFieldsOf } from './bad-fields.js';
import { badValuesOf } from './bad-values.js';
import { exampleOf } from './example-of.js';
import type { Operation, Schema } from './open-api.js';

export type Who = 'nobody' | 'garbage' | 'expired' | 'newcomer' | 'student' | 'teacher' | 'admin';

export interface Attempt {
  name: string;
  method: string;
  path: string;
  who: Who;
  headers: Record<string, string>;
  body?: string;
  allowed: number[];
}

const json = { 'content-type': 'application/json' };
const someId = '018cc251-f400-7000-8000-0000000000ff';

export function attemptsOf(operation: Operation, port: string, foreignIds: readonly string[] = []): Attempt[] {
  const right: Attempt = {
    name: '',
    method: operation.method,
    path: addressOf(operation, someId),
    who: insiderOf(operation),
    headers: operation.body ? json : {},
    allowed: [],
    ...(operation.body ? { body: JSON.stringify(exampleOf(operation.body)) } : {}),
  };
  if (operation.bySignature) return badCallbacks(operation, right);
  return [
    ...strangers(operation, right),
    ...badIds(operation, right, foreignIds),
    ...(operation.body ? [...badBodies(operation.body, right), ...badFields(operation.body, right)] : []),
    ...badQueries(operation, right),
    ...badCookies(operation, right, port),
  ];
}

function insiderOf({ signedIn, by }: Operation): Who {
  if (!signedIn) return 'nobody';
  if (by.some((one) => one.startsWith('operator:'))) return 'admin';
  return (['student', 'teacher'] as const).find((role) => by.includes(role)) ?? 'student';
}

function strangers({ signedIn, by }: Operation, right: Attempt): Attempt[] {
  if (!signedIn) return [];
  const unknown = (['nobody', 'garbage', 'expired'] as const).map((who) => ({ ...right, name: `by ${who}`, who, allowed: [401] }));
  if (by.some((who) => who === 'any' || who === 'participant')) return unknown;
  const wrong = (['student', 'teacher'] as const).filter((role) => !by.includes(role));
  return [...unknown, ...[...wrong, 'newcomer' as const].map((who) => ({ ...right, name: `by a ${who}`, who, allowed: [403] }))];
}

function addressOf({ path, query, requiredQuery }: Operation, id: string): string {
  const parameters = requiredQuery.map((name): [string, string] => [name, String(exampleOf(query[name] ?? {}))]);
  return path.replace(/\{\w+\}/g, id) + (parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '');
}

function badIds(operation: Operation, right: Attempt, foreignIds: readonly string[]): Attempt[] {
  if (!operation.path.includes('{')) return [];
  const to = (id: string, allowed: number[]) => ({ ...right, name: `id ${id.slice(0, 40)}`, path: addressOf(operation, id), allowed });
  const none = ['42', 'null', '%27%20OR%201%3D1', '..%2f..%2fadmin', 'x'.repeat(4000), `${someId}0`];
  // An operator may see every lesson.
  const foreign = right.who === 'admin' ? [] : foreignIds;
  return [...[...none, someId, ...foreign].map((id) => to(id, [404])), to('%00', [400]), to('%ED%A0%80', [400]), to('%zz', [400])];
}

function badBodies(schema: Schema, right: Attempt): Attempt[] {
  const whole = right.body ?? '{}';
  const send = (name: string, body: string, allowed: number[], type = 'application/json') => ({
    ...right,
    name,
    body,
    allowed,
    headers: { 'content-type': type },
  });
  const nested = (depth: number) => `{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  return [
    send('half a document', whole.slice(0, -1), [400]),
    send('two documents', whole + whole, [400]),
    send('no JSON', 'teacherId=1', [400]),
    ...['null', '[]', '"text"', '7', 'true'].map((body) => send(`body ${body}`, body, [422])),
    send('__proto__', whole.replace('{', `{"__proto__":{"role":"admin"}${whole === '{}' ? '' : ','}`), [400]),
    send('constructor', whole.replace('{', `{"constructor":{"prototype":{"role":"admin"}}${whole === '{}' ? '' : ','}`), [400]),
    send('an unknown key', JSON.stringify({ ...(exampleOf(schema) as object), role: 'admin' }), [422]),
    send('a key like a method', JSON.stringify({ ...(exampleOf(schema) as object), toString: 'x' }), [422]),
    send('200 kB', JSON.stringify({ ...(exampleOf(schema) as object), filler: 'x'.repeat(200_000) }), [413]),
    send('deep nesting', nested(40_000), [422]),
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/problem+json',
    ].map((type) => send(`as ${type}`, whole, [415], type)),
    ...['gzip', 'br', 'x'].map((encoding) => ({
      ...send(`in the encoding ${encoding}`, whole, [415]),
      headers: { ...json, 'content-encoding': encoding },
    })),
  ];
}

function badFields(schema: Schema, right: Attempt): Attempt[] {
  return badFieldsOf(schema).map(({ name, value }) => ({ ...right, name, body: JSON.stringify(value), allowed: [422] }));
}

function badQueries({ query }: Operation, right: Attempt): Attempt[] {
  const names = Object.keys(query);
  if (names.length === 0) return [];
  const others = (name: string) => names.filter((other) => other !== name).map((other) => [other, String(exampleOf(query[other] ?? {}))]);
  const send = (name: string, text: string, allowed: number[]): Attempt => ({
    ...right,
    name,
    path: `${right.path.split('?')[0] ?? ''}?${text}`,
    allowed,
  });
  const bad = names.flatMap((name) =>
    badValuesOf(query[name] ?? {})
      // An empty parameter counts as left out, and in a query string every number is text.
      .filter(({ value }) => isCleanText(value) && value !== '' && !isNumberText(value, query[name]))
      .map(({ name: what, value }) =>
        send(`?${name} ${what}`, new URLSearchParams([...others(name), [name, value as string]] as [string, string][]).toString(), [422]),
      ),
  );
  const [first = ''] = names;
  return [
    ...bad,
    send('an unknown parameter', 'made=up', [422]),
    send('a parameter twice', `${first}=1&${first}=2`, [422]),
    send('__proto__ as a parameter', '__proto__=1', [422]),
    ...['%00', '%ED%A0%80', '%zz'].map((text) => send(`?${first} ${text}`, `${first}=${text}`, [400])),
  ];
}

function isNumberText(value: string, schema: Schema | undefined): boolean {
  return (schema?.type === 'integer' || schema?.type === 'number') && value === '1';
}

function badCookies({ byCookie }: Operation, right: Attempt, port: string): Attempt[] {
  if (!byCookie) return [];
  const cookie = `refresh=made-up; refresh-${port}=made-up`;
  const foreign = {
    ...right,
    name: 'from another site',
    headers: { origin: 'https://evil.example', cookie },
    allowed: [403],
  };
  const garbage = { ...right, name: 'with a garbage cookie', headers: { cookie }, allowed: [401] };
  return right.path.endsWith('/refresh') ? [foreign, garbage, { ...right, name: 'without a cookie', allowed: [401] }] : [foreign];
}

function badCallbacks({ path }: Operation, right: Attempt): Attempt[] {
  const call = (provider: string, signature: string, allowed: number[]): Attempt => {
    const headers = { ...json, ...(signature ? { 'somo-signature': signature } : {}) };
    return {
      ...right,
      name: `signed '${signature}'`,
      path: path.replace(/\{\w+\}/, provider),
      headers,
      body: '{"type":"captured"}',
      allowed,
    };
  };
  const signatures = ['', 'x', `t=1,v1=${'0'.repeat(64)}`, `t=99999999999,v1=${'f'.repeat(64)}`, 'v1='.repeat(500)];
  // Mail has no provider of its own: where none is configured, there is no such one.
  const known = (signature: string) =>
    path.startsWith('/api/mail/') ? call('resend', signature, [400, 404]) : call('sandbox', signature, [400]);
  return [...signatures.map(known), call('nobody', 'x', [404]), call('No%20Such', 'x', [404])];
}
