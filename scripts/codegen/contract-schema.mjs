// A type of the contracts as JSON Schema, with what it is made of.
import { createGenerator } from 'ts-json-schema-generator';
import { fileURLToPath } from 'node:url';

const contracts = fileURLToPath(new URL('../../libs/contracts/', import.meta.url));

/** @returns {{ properties: Record<string, object>, definitions: Record<string, object> }} with the compiler's own references in it */
export function contractSchema(file, type) {
  const { properties, definitions } = createGenerator({
    path: `${contracts}src/${file}`,
    tsconfig: `${contracts}tsconfig.json`,
    type,
    skipTypeCheck: true,
    topRef: false,
    additionalProperties: true,
    encodeRefs: false,
  }).createSchema(type);
  return { properties, definitions };
}

/** `Page<Lesson>` is no name in a document; `LessonPage` is. */
export function plain(name) {
  const [, outer, inner] = /^(\w+)<(\w+)>$/.exec(name) ?? [];
  return outer ? `${inner[0].toUpperCase()}${inner.slice(1)}${outer}` : name;
}

export function renamed(schema) {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? `#/components/schemas/${plain(value.replace('#/definitions/', ''))}` : value,
  );
}
