import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Person } from './people.js';
import { sessionOf } from './session-of.js';
import { prepareSomo, runningSomo, usual, type Somo, type SomoSettings, type Topology } from './start-somo.js';
import { collectPageErrors, type PageErrors } from './page-errors.js';

interface TestFixtures {
  /** Settings that differ for these tests; the product restarts on its data with them. */
  settings: Partial<SomoSettings>;
  /** Opens a separate browser context, signed in with `as`; errors in it fail the test. It has no service worker unless it asks for one: what a worker fetches, a test cannot intercept. */
  open: (options?: BrowserContextOptions & { as?: Pick<Person, 'email'> }) => Promise<{ page: Page; pageErrors: PageErrors }>;
  withSettings: void;
  noServerErrors: void;
}

interface WorkerFixtures {
  topology: Topology;
  /** A name for a separate product: for tests that kill it or move its clock. */
  own: string;
  /** The product, shared by all e2e tests of a topology. */
  somo: Somo;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  own: ['', { option: true, scope: 'worker' }],
  topology: ['embedded', { option: true, scope: 'worker' }],
  somo: [
    async ({ topology }, use) => {
      const running = process.env['SOMO_URL'];
      const somo = running ? runningSomo(running) : await prepareSomo(topology);
      await use(somo);
      await somo.close();
    },
    { scope: 'worker' },
  ],
  withSettings: [
    async ({ somo, settings }, use, { file }) => {
      await somo.runWith({ ...usual, ...settings }, file);
      await use();
    },
    // Runs before `beforeAll` too; Playwright's types do not list this value.
    { auto: 'all-hooks-included' as never, timeout: 200_000 },
  ],
  baseURL: async ({ somo }, use) => use(somo.url),
  open: async ({ browser, baseURL }, use) => {
    const opened: { pageErrors: PageErrors; close: () => Promise<void> }[] = [];
    await use(async ({ as, ...options } = {}) => {
      const storageState = as && (await sessionOf(baseURL ?? '', as));
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState,
        ...options,
      });
      const pageErrors = collectPageErrors(context);
      opened.push({ pageErrors, close: () => context.close() });
      return { page: await context.newPage(), pageErrors };
    });
    const found = opened.flatMap(({ pageErrors }) => pageErrors.found());
    for (const { close } of opened) await close();
    expect(found, 'the browser had nothing to complain of').toEqual([]);
  },
  noServerErrors: [
    async ({ somo, withSettings: _ }, use) => {
      somo.newErrors();
      await use();
      expect(somo.newErrors(), 'the server logged no error').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
