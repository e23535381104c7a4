// A value that a schema accepts; each invalid one differs from it in one place.
import { typesOf, type Schema } from './open-api.js';

const byForm: Record<string, string> = {
  uuid: '018cc251-f400-7000-8000-000000000001',
  email: 'nobody@example.com',
  'date-time': '2030-01-14T09:00:00.000Z',
  date: '2030-01-14',
  '^[0-9a-f]{64}$': '0'.repeat(64),
  '^[0-9]{12,19}$': '4242424242424242',
  '^([01]\\d|2[0-3]):[0-5]\\d$': '17:00',
  '^\\d\\d:\\d\\d$': '09:00',
  uri: 'https://example.com/ama',
  url: 'https://push.example.com/ama',
  '^B[\\w-]{86}=?$': `B${'A'.repeat(86)}`,
  '^[\\w-]{22}(==)?$': 'A'.repeat(22),
  '^(?:([01]\\d|2[0-3]):[0-5]\\d|24:00)$': '22:00',
};

export function exampleOf(schema: Schema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  const [type] = typesOf(schema);
  if (type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, exampleOf(of)]));
  if (type === 'array') return Array<unknown>(schema.minItems ?? 1).fill(exampleOf(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return byForm[schema.format ?? schema.pattern ?? ''] ?? 'text'.padEnd(schema.minLength ?? 0, '.');
}
