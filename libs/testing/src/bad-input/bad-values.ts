// Values that a schema rejects.
import { typesOf, type Schema } from './open-api.js';

export interface BadValue {
  name: string;
  value: unknown;
}

const ofEveryType: BadValue[] = [
  { name: 'null', value: null },
  { name: 'a number', value: 7 },
  { name: 'text', value: 'made up' },
  { name: 'true', value: true },
  { name: 'a list', value: [{}] },
  { name: 'an object', value: { $ne: '' } },
];

const byFormat: Record<string, unknown[]> = {
  uuid: ['', '42', '018cc251-f400-7000-8000-00000000000', "' OR 1=1 --"],
  email: ['', 'nobody', 'a@b@c.example', 'a b@example.com', 'nobody@example.com\r\nBcc: all@example.com', 'nobody\u202e@example.com'],
  'date-time': [
    '',
    'tomorrow',
    '2030-01-14',
    '2030-01-14T09:00:00',
    '2030-02-30T09:00:00Z',
    '2030-13-01T09:00:00Z',
    '2030-01-14T24:00:00Z',
    '2030-01-14T09:60:00Z',
    '1969-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2030-01-14T09:00:00+99:00',
  ],
  date: ['', 'today', '2030-02-30', '2030-1-4', '0000-00-00', '2030-01-14T00:00:00Z', '9999-12-31'],
};

const bidiControls = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const oddTexts = [
  ' \t\n ',
  '\u00a0\u2003',
  '\n'.repeat(160),
  'Ama\nOwusu',
  'Ama\r\nBcc: all@example.com',
  'Ama\u0085Owusu',
  'Ama\u2028Owusu',
  'Ama\u2029Owusu',
  'https://example.com',
  'Www.example.com',
  'ama@example.com',
  ...bidiControls.map((control) => `Ama${control}uswO`),
];

const zones = ['', 'Mars/Olympus', '+01:00', 'Africa/Lagos; DROP TABLE', 'x'.repeat(65)];

export function badValuesOf(schema: Schema): BadValue[] {
  const wrongType = ofEveryType.filter(({ value }) => !hasType(value, schema));
  return [...wrongType, ...named(ofKind(schema))];
}

function ofKind(schema: Schema): unknown[] {
  if (schema.enum) return ['made-up', ''];
  const [type] = typesOf(schema);
  if (type === 'string') return badTexts(schema);
  if (type === 'integer' || type === 'number') return badNumbers(schema);
  const itemOfAnotherType = hasType(7, schema.items ?? {}) ? '7' : 7;
  if (type === 'array')
    return [[null], [itemOfAnotherType], ...(schema.maxItems === undefined ? [] : [Array<unknown>(schema.maxItems + 1).fill('x')])];
  return [];
}

function badTexts(schema: Schema): unknown[] {
  const texts: unknown[] = ['NUL \0', 'half a pair \ud83d', '\udc00 the other half'];
  if (schema.maxLength !== undefined) texts.push('x'.repeat(schema.maxLength + 1));
  if (schema.minLength) texts.push('');
  if (schema.pattern !== undefined) texts.push(...notMatching(schema.pattern));
  if (isZone(schema)) texts.push(...zones);
  return [...texts, ...(byFormat[schema.format ?? ''] ?? [])];
}

/** Returns the odd texts that the schema's pattern rejects; which ones depends on the field, since a line allows more than a name. */
function notMatching(pattern: string): string[] {
  const form = new RegExp(pattern, 'u');
  return oddTexts.filter((text) => !form.test(text));
}

function badNumbers({ type, minimum, maximum }: Schema): unknown[] {
  const numbers: unknown[] = ['1', '', '1e309', Number.MAX_SAFE_INTEGER + 2, -1e21];
  if (type === 'integer') numbers.push(1.5);
  if (minimum !== undefined) numbers.push(minimum - 1);
  if (maximum !== undefined) numbers.push(maximum + 1);
  return numbers;
}

function hasType(value: unknown, schema: Schema): boolean {
  return typesOf(schema).some((type) => {
    if (type === 'null') return value === null;
    if (type === 'integer' || type === 'number') return typeof value === 'number';
    if (type === 'array') return Array.isArray(value);
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === type;
  });
}

function isZone(schema: Schema): boolean {
  return schema.examples?.includes('Africa/Lagos') ?? false;
}

function named(values: unknown[]): BadValue[] {
  return values.map((value) => ({ name: JSON.stringify(value).slice(0, 40), value }));
}
