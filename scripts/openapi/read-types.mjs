// The contract's `Routes` as JSON Schema: what each route answers, and which classes its body and query are.
import { createGenerator } from 'ts-json-schema-generator';
import { fileURLToPath } from 'node:url';

const contracts = fileURLToPath(new URL('../../libs/contracts/', import.meta.url));

/** @returns {{ routes: Record<string, { body?: string, query?: string, answer: object }>, schemas: Record<string, object> }} */
export function readTypes() {
  const schema = createGenerator({
    path: `${contracts}src/routes/map.ts`,
    tsconfig: `${contracts}tsconfig.json`,
    type: 'Routes',
    skipTypeCheck: true,
    topRef: false,
    additionalProperties: true,
    encodeRefs: false,
  }).createSchema('Routes');
  const routes = {};
  for (const [name, { properties }] of Object.entries(schema.properties)) {
    routes[name] = { body: nameOf(properties.body), query: nameOf(properties.query), answer: renamed(properties.answer) };
  }
  const schemas = {};
  for (const [name, definition] of Object.entries(schema.definitions)) schemas[plain(name)] = renamed(definition);
  return { routes, schemas };
}

const nameOf = (reference) => reference?.$ref.replace('#/definitions/', '');

/** `Page<Lesson>` is no name in OpenAPI; `LessonPage` is. */
function plain(name) {
  const [, outer, inner] = /^(\w+)<(\w+)>$/.exec(name) ?? [];
  return outer ? `${inner[0].toUpperCase()}${inner.slice(1)}${outer}` : name;
}

function renamed(schema) {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? `#/components/schemas/${plain(value.replace('#/definitions/', ''))}` : value,
  );
}
