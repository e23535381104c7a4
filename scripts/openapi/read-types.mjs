// The contract's `Routes` as JSON Schema: what each route answers, and which classes its body and query are.
import { contractSchema, plain, renamed } from '../codegen/contract-schema.mjs';

/** @returns {{ routes: Record<string, { body?: string, query?: string, answer: object }>, schemas: Record<string, object> }} */
export function readTypes() {
  const schema = contractSchema('routes/map.ts', 'Routes');
  const routes = {};
  for (const [name, { properties }] of Object.entries(schema.properties)) {
    routes[name] = { body: nameOf(properties.body), query: nameOf(properties.query), answer: renamed(properties.answer) };
  }
  const schemas = {};
  for (const [name, definition] of Object.entries(schema.definitions)) schemas[plain(name)] = renamed(definition);
  return { routes, schemas };
}

const nameOf = (reference) => reference?.$ref.replace('#/definitions/', '');
