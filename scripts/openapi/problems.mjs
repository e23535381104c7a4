// How errors are described: by status, with the codes that each can carry.
import { things } from '../../apps/gateway/dist/access/audience.js';
import { statusOf } from '../../libs/contracts/dist/refusal-kinds.js';
import { refusals } from '../../libs/contracts/dist/refusals.js';

export function ref(name) {
  return { $ref: `#/components/schemas/${name}` };
}

export function problemsOf(route, own) {
  const codes = new Set(own);
  if (!route.by.includes('public')) ['not-signed-in', 'session-ended'].forEach((code) => codes.add(code));
  if (!route.by.some((by) => ['public', 'any', 'participant'].includes(by)))
    ['wrong-role', 'onboarding-needed'].forEach((code) => codes.add(code));
  if (route.by.some((by) => by.startsWith('operator:'))) codes.add('operator-role-needed');
  if (route.body)
    ['malformed-request', 'invalid-input', 'too-large', 'wrong-content-type', 'encoding-not-supported'].forEach((code) => codes.add(code));
  if (route.query) ['malformed-request', 'invalid-input'].forEach((code) => codes.add(code));
  if (route.limited) codes.add('too-many-requests');
  if (route.byCookie) codes.add('wrong-origin');
  if (route.name?.includes(':')) codes.add(things[route.of].missing);
  ['service-unavailable', 'too-slow'].forEach((code) => codes.add(code));
  return Object.fromEntries([...byStatus(codes)].sort(([a], [b]) => a - b).map(([status, list]) => [status, problem(list.sort())]));
}

function byStatus(codes) {
  const groups = new Map();
  for (const code of codes) {
    const status = statusOf[refusals[code].kind];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

const problem = (codes) => ({
  description: codes.join(', '),
  'x-codes': codes,
  content: { 'application/problem+json': { schema: ref('Problem') } },
});

export const problemSchemas = {
  Problem: {
    type: 'object',
    description: 'RFC 9457',
    properties: {
      type: { type: 'string', examples: ['urn:somo:problem:slot-taken'] },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      code: { type: 'string' },
      errors: { type: 'object', description: 'field → messages', additionalProperties: { type: 'array', items: { type: 'string' } } },
      rules: {
        type: 'object',
        description:
          'field → the rules behind its messages, in the same order, to say them in another language; null for a message that is for programmers',
        additionalProperties: { type: 'array', items: { anyOf: [ref('BrokenRule'), { type: 'null' }] } },
      },
      alternatives: {
        type: 'array',
        items: ref('Alternative'),
        description: 'With slot-taken: up to three open times nearest to the one asked for.',
      },
    },
    required: ['type', 'title', 'status', 'detail', 'code'],
  },
  BrokenRule: {
    type: 'object',
    properties: {
      rule: { type: 'string', examples: ['too-long'] },
      params: { type: 'object', additionalProperties: { type: 'string' }, examples: [{ max: '80' }] },
    },
    required: ['rule', 'params'],
  },
  Alternative: {
    type: 'object',
    properties: { startsAt: { type: 'string', format: 'date-time' }, endsAt: { type: 'string', format: 'date-time' } },
    required: ['startsAt', 'endsAt'],
  },
};
