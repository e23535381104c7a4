import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluralKey } from '../src/plurals.js';
import { joined, milestones, type Claim, type ClaimList, type Proof } from './claims/claim.js';
import { elsewhere } from './claims/elsewhere.js';
import { emails } from './claims/emails.js';
import { help } from './claims/help.js';
import { landing } from './claims/landing.js';
import { legal } from './claims/legal.js';
import { pages } from './claims/pages.js';
import { settings } from './claims/settings.js';

type Words = string | number | Words[] | { [key: string]: Words };

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const wordsOf = (area: string) => JSON.parse(read(`libs/messages/locales/en/${area}.json`)) as Words;
const routesFolder = 'libs/contracts/src/routes';
const routes = new Set(
  readdirSync(join(root, routesFolder)).flatMap((file) =>
    [...read(`${routesFolder}/${file}`).matchAll(/^ {2}'([A-Z]+ \/api\/[^']*)': \{/gm)].map(([, route]) => String(route)),
  ),
);
const screens = new Set(
  ['visitor-routes', 'router'].flatMap((table) =>
    [...read(`apps/web/src/app/${table}.tsx`).matchAll(/\bpage\(\s*'(\/[^']*)'/g)].map(([, path]) => String(path)),
  ),
);
const areas = { landing, content: joined(pages, help, legal), settings, emails };

/** Returns the keys of all texts, a plural as its stem. */
function keysOf(words: Words, path = ''): string[] {
  if (typeof words === 'number') return [];
  if (typeof words === 'string') return [pluralKey.exec(path)?.[1] ?? path];
  const keys = Object.entries(words).flatMap(([key, inner]) => keysOf(inner, path === '' ? key : `${path}.${key}`));
  return [...new Set(keys)];
}

/** Returns the keys that are in no list or in several, and those in a list that are no text. */
function unlisted(words: Words, { claims, pledges, noClaim }: ClaimList): string[] {
  const listed = [...claims.flatMap(({ keys }) => keys), ...pledges, ...noClaim];
  const texts = keysOf(words);
  return [
    ...texts.filter((key) => !listed.includes(key)).map((key) => `${key}: is it a claim?`),
    ...listed.filter((key, at) => listed.indexOf(key) !== at).map((key) => `${key}: listed twice`),
    ...listed.filter((key) => !texts.includes(key)).map((key) => `${key}: no such text`),
  ];
}

/** Returns what is wrong with a proof: the test, route or screen that does not exist; null if it is valid. */
function missing(proof: Proof): string | null {
  if ('route' in proof) return routes.has(proof.route) ? null : `no route ${proof.route}`;
  if ('screen' in proof) return screens.has(proof.screen) ? null : `no screen ${proof.screen}`;
  if ('planned' in proof) return proof.planned in milestones ? null : `no milestone ${String(proof.planned)}`;
  if (!existsSync(join(root, proof.test))) return `no file ${proof.test}`;
  const text = read(proof.test);
  return [`'${proof.title}'`, `"${proof.title}"`, `\`${proof.title}\``].some((quoted) => text.includes(quoted))
    ? null
    : `no test in ${proof.test}: ${proof.title}`;
}

/** Returns the claims that nothing backs. */
function unproven(claims: Claim[]): string[] {
  return claims.flatMap(({ keys, by }) => [
    ...(by.length === 0 ? [`${keys.join()}: no proof`] : []),
    ...by.flatMap((proof) => missing(proof) ?? []).map((problem) => `${keys.join()}: ${problem}`),
  ]);
}

describe.each(Object.entries(areas))('PUB-10 ROUTE-02 the texts of %s.json', (area, list) => {
  it('are each a claim, a pledge or no claim', () => {
    expect(unlisted(wordsOf(area), list)).toEqual([]);
  });

  it('claim only what a test, a route or a screen backs, or a milestone brings', () => {
    expect(unproven(list.claims)).toEqual([]);
  });
});

describe.each(Object.entries(elsewhere))('the listed texts of %s.json', (area, claims) => {
  it('exist, and so does what they wait for', () => {
    const texts = keysOf(wordsOf(area));
    expect(claims.flatMap(({ keys }) => keys).filter((key) => !texts.includes(key))).toEqual([]);
    expect(unproven(claims)).toEqual([]);
  });
});

describe('the checks of claims', () => {
  const list: ClaimList = { claims: [{ keys: ['paid'], by: [{ screen: '/help' }] }], pledges: ['kind'], noClaim: ['steps.0', 'days'] };
  const words = { paid: 'Paid.', kind: 'We are kind.', steps: ['Pay'], days_one: 'a day', days_other: 'days', count: 6 };

  it('find a new text, one that is gone, and one that is listed twice', () => {
    expect(unlisted(words, list)).toEqual([]);
    expect(unlisted({ ...words, steps: ['Pay', 'Rate'] }, list)).toEqual(['steps.1: is it a claim?']);
    expect(unlisted({ ...words, kind: [] }, list)).toEqual(['kind: no such text']);
    expect(unlisted(words, { ...list, pledges: ['kind', 'paid'] })).toEqual(['paid: listed twice']);
  });

  it('find a test, route, screen or milestone that does not exist, and a claim without a proof', () => {
    const file = 'libs/messages/spec/claims.spec.ts';
    const standing: Proof[] = [
      { test: file, title: 'are each a claim, a pledge or no claim' },
      { route: 'POST /api/bookings' },
      { screen: '/student/lessons' },
      { planned: 'P' },
    ];
    expect(standing.map(missing)).toEqual([null, null, null, null]);
    const fallen = [
      { test: file, title: ['are each a claim', 'or not'].join() },
      { test: 'libs/messages/spec/gone.spec.ts', title: 'stands' },
      { route: 'POST /api/ratings' },
      { screen: '/ratings' },
      { planned: 'Z' },
    ] as Proof[];
    expect(unproven([{ keys: ['paid'], by: fallen }])).toHaveLength(fallen.length);
    expect(unproven([{ keys: ['paid'], by: [] }])).toEqual(['paid: no proof']);
  });
});
