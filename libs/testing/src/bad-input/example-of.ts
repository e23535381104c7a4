// A value that a schema accepts; each invalid one differs from it in one place.
import type { Schema } from './open-api.js';

const byForm: Record<string, string> = {
  uuid: '018cc251-f400-7000-8000-000000000001',
  email: 'nobody@example.com',
  'date-time': '2030-01-14T09:00:00.000Z',
  date: '2030-01-14',
  '^[0-9a-f]{64}$': '0'.repeat(64),
  '^[0-9]{12,19}$': '4242424242424242',
  '^([01]\\d|2[0-3]):[0-5]\\d$': '17:00',
  '^(?:([01]\\d|2[0-3]):[0-5]\\d|24:00)$': '22:00',
};

export function exampleOf(schema: Schema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, exampleOf(of)]));
  if (schema.type === 'array') return [exampleOf(schema.items ?? {})];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return byForm[schema.format ?? schema.pattern ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, '.');
}
