import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Somebody } from './people.js';
import { sessionOf } from './session-of.js';
import { prepareSomo, runningSomo, usual, type Somo, type SomoSettings, type Topology } from './start-somo.js';
import { watch, type Troubles } from './watch.js';

interface Walks {
  /** What is set otherwise for these walks: the product starts anew on its data for them. */
  settings: Partial<SomoSettings>;
  /** A browser of one's own for somebody, signed in where it says `as` whom; what goes wrong in it fails the walk. */
  open: (options?: BrowserContextOptions & { as?: Pick<Somebody, 'email'> }) => Promise<{ page: Page; troubles: Troubles }>;
  asSet: void;
  quietServer: void;
}

interface Products {
  topology: Topology;
  /** A name: walks that kill the product, or move its clock, have one of their own. */
  own: string;
  /** The product, shared by all walks of a topology. */
  somo: Somo;
}

export const test = base.extend<Walks, Products>({
  settings: [{}, { option: true }],
  own: ['', { option: true, scope: 'worker' }],
  topology: ['together', { option: true, scope: 'worker' }],
  somo: [
    async ({ topology }, use) => {
      const running = process.env['SOMO_URL'];
      const somo = running ? runningSomo(running) : await prepareSomo(topology);
      await use(somo);
      await somo.close();
    },
    { scope: 'worker' },
  ],
  asSet: [
    async ({ somo, settings }, use, { file }) => {
      await somo.runWith({ ...usual, ...settings }, file);
      await use();
    },
    // Playwright's own word for before `beforeAll` too; its types do not know it.
    { auto: 'all-hooks-included' as never, timeout: 200_000 },
  ],
  baseURL: async ({ somo }, use) => use(somo.url),
  open: async ({ browser, baseURL }, use) => {
    const opened: { troubles: Troubles; close: () => Promise<void> }[] = [];
    await use(async ({ as, ...options } = {}) => {
      const storageState = as && (await sessionOf(baseURL ?? '', as));
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce', storageState, ...options });
      const troubles = watch(context);
      opened.push({ troubles, close: () => context.close() });
      return { page: await context.newPage(), troubles };
    });
    const found = opened.flatMap(({ troubles }) => troubles.found());
    for (const { close } of opened) await close();
    expect(found, 'the browser had nothing to complain of').toEqual([]);
  },
  quietServer: [
    async ({ somo, asSet: _ }, use) => {
      somo.newErrors();
      await use();
      expect(somo.newErrors(), 'the server logged no error').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
