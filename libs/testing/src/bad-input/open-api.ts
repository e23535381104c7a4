// The part of the OpenAPI document that the bad-input test reads.
export interface Schema {
  $ref?: string;
  /** Another schema, or null. */
  anyOf?: Schema[];
  /** Several if it may also be null. */
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
  security?: Record<string, string[]>[];
  'x-by'?: string[];
}

export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** A route with everything it accepts, references resolved. */
export interface Operation {
  method: string;
  path: string;
  body: Schema | undefined;
  query: Record<string, Schema>;
  requiredQuery: string[];
  signedIn: boolean;
  byCookie: boolean;
  bySignature: boolean;
  by: string[];
}

export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const body = described.requestBody?.content['application/json']?.schema;
      const query = (described.parameters ?? []).filter((parameter) => parameter.in === 'query');
      return {
        method: method.toUpperCase(),
        path,
        body: body && followed(body, document),
        query: Object.fromEntries(query.map(({ name, schema }) => [name, followed(schema, document)])),
        requiredQuery: query.filter(({ required }) => required).map(({ name }) => name),
        signedIn: described.security?.some((way) => 'accessToken' in way) ?? false,
        byCookie: described.security?.some((way) => 'refreshCookie' in way) ?? false,
        bySignature: described.security?.some((way) => 'providerSignature' in way) ?? false,
        by: described['x-by'] ?? [],
      };
    }),
  );
}

function followed(schema: Schema, document: OpenApi): Schema {
  if (schema.$ref) return followed(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, document);
  if (schema.anyOf) {
    const alternatives = schema.anyOf.map((one) => followed(one, document));
    return { ...alternatives[0], type: alternatives.flatMap(typesOf) };
  }
  const { items, properties, ...rest } = schema;
  return {
    ...rest,
    ...(items ? { items: followed(items, document) } : {}),
    ...(properties
      ? { properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, followed(of, document)])) }
      : {}),
  };
}
