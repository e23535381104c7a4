// Bodies that are wrong in one field.
import { badValuesOf, type BadValue } from './bad-values.js';
import { exampleOf } from './example-of.js';
import { typesOf, type Schema } from './open-api.js';

type Body = Record<string, unknown>;

/** Of a payout method, only the fields of the chosen one are read. */
const payoutOf: Record<string, string> = {
  mobileNumber: 'mobile_money',
  country: 'mobile_money',
  network: 'mobile_money',
  email: 'paypal',
};

/** Returns bodies that are each wrong in one field: of the body itself, of an object within it, or of an item of a list. */
export function badFieldsOf(schema: Schema): BadValue[] {
  const example = exampleOf(schema) as Body;
  const { properties = {}, required = [] } = schema;
  const wrong = Object.entries(properties).flatMap(([field, of]) => {
    const payout = payoutOf[field] ?? '';
    const beside = {
      // Where a body takes one of several objects at a time, another one would be refused instead.
      ...(isObject(of) ? Object.fromEntries(Object.entries(example).filter(([name]) => required.includes(name))) : example),
      ...(properties['method']?.enum?.includes(payout) ? { method: payout } : {}),
    };
    return [...badValuesOf(of).map(({ name, value }) => ({ name: ` ${name}`, value })), ...badWithin(of)].map(({ name, value }) => ({
      name: `${field}${name}`,
      value: { ...beside, [field]: value },
    }));
  });
  return [...required.map((field) => ({ name: `${field} missing`, value: without(example, field) })), ...wrong];
}

/** Returns values of an object or a list that are wrong in one field or item. */
function badWithin(schema: Schema): BadValue[] {
  if (isObject(schema)) return badFieldsOf(schema).map(({ name, value }) => ({ name: `.${name}`, value }));
  if (!schema.items) return [];
  const { items } = schema;
  const others = (exampleOf(schema) as unknown[]).slice(1);
  const wrong = isObject(items)
    ? badFieldsOf(items).map(({ name, value }) => ({ name: `.${name}`, value }))
    : badValuesOf(items).map(({ name, value }) => ({ name: ` ${name}`, value }));
  return wrong.map(({ name, value }) => ({ name: `.0${name}`, value: [value, ...others] }));
}

const isObject = (schema: Schema) => typesOf(schema).includes('object');

const without = (body: Body, field: string): Body => Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
