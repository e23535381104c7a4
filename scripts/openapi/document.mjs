// The OpenAPI 3.1 document, assembled. Whatever two sources say differently stops it.
import { problemSchemas, problemsOf, ref } from './problems.mjs';
import { readClasses } from './read-classes.mjs';
import { readRefusals } from './read-refusals.mjs';
import { readRoutes } from './read-routes.mjs';
import { readTypes } from './read-types.mjs';

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A unique key per request: repeating the key with the same body returns the first response.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x20-\\x7e]+$' },
};

export function makeDocument() {
  const types = readTypes();
  const classes = readClasses();
  const routes = readRoutes();
  const refusals = readRefusals();
  same(
    'served',
    routes.map(({ name }) => name),
    'in the contract',
    Object.keys(types.routes),
  );
  same(
    'called once',
    routes.map(({ operationId }) => operationId),
    'called at all',
    new Set(routes.map(({ operationId }) => operationId)),
  );

  const paths = {};
  for (const route of [...routes].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const [method, path] = route.name.split(' ');
    const place = path.replace(/:(\w+)/g, '{$1}');
    paths[place] = { ...paths[place], [method.toLowerCase()]: operationOf(route, types.routes[route.name], classes, refusals[route.name]) };
  }
  Object.assign(paths, webhook('payments', paymentProviders, refusals['POST /api/payments/webhooks/:provider']));
  Object.assign(paths, webhook('mail', ['resend'], refusals['POST /api/mail/webhooks/:provider']));
  Object.assign(paths, redirects(['google-not-configured', 'google-unavailable', 'too-many-requests']));
  const used = { ...types.schemas, ...classes, ...problemSchemas };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Somo',
      version: '1.0.0',
      description: 'Book one-on-one video lessons with teachers from across Africa.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        providerSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'somo-signature',
          description: 'Signs the webhooks of the sandbox and of mobile money; the other providers sign in headers of their own.',
        },
        refreshCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'refresh',
          description:
            'With an https PUBLIC_URL its name is __Secure-refresh; otherwise, outside production, it ends in the port: refresh-3000.',
        },
      },
      schemas: Object.fromEntries(reachable(paths, used).map((name) => [name, used[name]])),
    },
  };
}

const paymentProviders = ['sandbox', 'stripe', 'sandbox-payouts', 'stripe-connect', 'mobile-money', 'paypal'];

/** Called by providers, so it is in no browser's contract. */
const webhook = (area, providers, refusals) => ({
  [`/api/${area}/webhooks/{provider}`]: {
    post: {
      operationId: area === 'mail' ? 'receiveMailWebhook' : 'receiveWebhook',
      summary: `Receive a ${area === 'mail' ? 'mail' : 'payment'} provider's signed webhook`,
      tags: [area],
      security: [{ providerSignature: [] }],
      parameters: [
        {
          name: 'provider',
          in: 'path',
          required: true,
          schema: { type: 'string', enum: providers },
        },
      ],
      requestBody: { required: true, content: { 'application/json': { schema: {} } } },
      responses: { 204: { description: 'Accepted' }, ...problemsOf({ by: ['public'] }, refusals) },
    },
  },
});

/** The browser navigates there, so they are in no contract of calls. */
const redirects = (refusals) => {
  const route = (operationId, summary, cookie) => ({
    get: {
      operationId,
      summary,
      tags: ['auth'],
      security: [],
      responses: {
        302: { description: cookie, headers: { location: { schema: { type: 'string' } } } },
        ...problemsOf({ by: ['public'] }, refusals),
      },
    },
  });
  return {
    '/api/auth/google': route(
      'beginGoogleSignIn',
      'Go to Google to sign in',
      'To Google, with a cookie that binds the sign-in to this browser',
    ),
    '/api/auth/google/callback': route(
      'finishGoogleSignIn',
      'Come back from Google',
      'To /auth/callback: signed in, with the refresh cookie, or with the code of the refusal as error in the query',
    ),
  };
};

function operationOf(route, types, classes, refusals) {
  const { operationId, summary, description, upload, bytes, also = [] } = route;
  const [type] = route.type.split(';');
  same(`${route.name} body`, [route.body?.name], 'in the contract', [types.body]);
  same(`${route.name} query`, [route.query?.name], 'in the contract', [types.query]);
  const answer = types.answer.type === 'null' ? {} : { content: { [type]: { schema: types.answer } } };
  const parameters = [
    ...pathParameters(route.name),
    ...(route.query ? queryParameters(classes[route.query.name]) : []),
    ...(route.idempotent ? [idempotencyKey] : []),
  ];
  const required = route.body && (classes[route.body.name].required ?? []).length > 0;
  return {
    operationId,
    summary,
    ...(description ? { description } : {}),
    tags: [route.name.split('/')[2]],
    ...(route.by.includes('public') ? securityOfPublic(route) : { security: [{ accessToken: [] }] }),
    'x-by': route.by,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required, content: { 'application/json': { schema: ref(route.body.name) } } } } : {}),
    ...(upload ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: formWith(upload) } } } } : {}),
    ...(bytes ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    responses: {
      ...Object.fromEntries([route.status, ...[also].flat()].map((status) => [status, { description: 'Done', ...answer }])),
      ...problemsOf(route, refusals),
    },
  };
}

/** A form with one file. */
const formWith = (name) => ({ type: 'object', required: [name], properties: { [name]: { type: 'string', format: 'binary' } } });

const securityOfPublic = ({ byCookie }) => ({ security: byCookie ? [{ refreshCookie: [] }] : [] });

const pathParameters = (name) =>
  [...name.matchAll(/:(\w+)/g)].map(([, id]) => ({ name: id, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }));

const queryParameters = (schema) =>
  Object.entries(schema.properties).map(([name, of]) => ({
    name,
    in: 'query',
    required: (schema.required ?? []).includes(name),
    schema: of,
  }));

/** The names of the schemas that something in the document points to, sorted. */
function reachable(paths, schemas) {
  const found = new Set();
  const follow = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      if (!schemas[name]) throw new Error(`Nothing is known of the schema ${name}.`);
      found.add(name);
      follow(schemas[name]);
    }
  };
  follow(paths);
  return [...found].sort();
}

function same(what, some, where, others) {
  const [a, b] = [[...some].sort(), [...others].sort()];
  const odd = [...a.filter((name) => !b.includes(name)), ...b.filter((name) => !a.includes(name))];
  if (odd.length > 0 || a.length !== b.length)
    throw new Error(`What is ${what} differs from what is ${where}: ${odd.join(', ') || 'something is there twice'}.`);
}
