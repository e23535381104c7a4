import { RequestMethod } from '@nestjs/common';
import { readdirSync, readFileSync } from 'node:fs';
import { controllers } from '../controllers.js';
import { routeOf } from './route.js';

const besideTheContract = [
  'GET *',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /dev/mail',
  'GET /dev/mail.json',
  'GET /dev/mail/:id/:name',
  'GET /files/avatars/:userId/:name',
  'GET /healthz',
  'GET /readyz',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /u/:token',
  'POST /api/mail/webhooks/:provider',
  'POST /api/payments/webhooks/:provider',
  'POST /u/:token',
];

/** Returns the names in `Routes`, read from the source of the contracts. */
function contracted(): string[] {
  const folder = new URL('../../../../libs/contracts/src/routes/', import.meta.url);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^ {2}'((?:GET|POST|PUT|PATCH|DELETE) \/\S+)': \{/gm)].map(([, name]) => name ?? ''));
}

/** Returns every route that Nest serves: typed ones by name, the others as method and path. */
function served(): { typed: string[]; others: string[] } {
  const handlers = controllers.flatMap(({ prototype }) =>
    Object.values(Object.getOwnPropertyDescriptors(prototype)).map(({ value }) => value as object),
  );
  const mapped = handlers.filter((handler) => Reflect.hasMetadata('path', handler) && Reflect.hasMetadata('method', handler));
  const nameOf = (handler: object) =>
    `${RequestMethod[Reflect.getMetadata('method', handler) as number]} ${Reflect.getMetadata('path', handler) as string}`;
  const typed = mapped.filter((handler) => routeOf(handler));
  expect(typed.map(nameOf)).toEqual(typed.map((handler) => routeOf(handler)?.name));
  return { typed: typed.map(nameOf), others: mapped.filter((handler) => !routeOf(handler)).map(nameOf) };
}

describe('the routes of the contract', () => {
  it('are each served exactly once, and nothing else is', () => {
    expect(contracted().length).toBeGreaterThan(20);
    expect(served().typed.sort()).toEqual(contracted().sort());
    expect(served().others.sort()).toEqual(besideTheContract);
  });
});
