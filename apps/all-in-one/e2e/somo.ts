import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { runningSomo, startSomo, type Somo, type SomoSettings, type Topology } from './start-somo.js';
import { watch, type Troubles } from './watch.js';

interface Walks {
  /** A browser of one's own for somebody; what goes wrong in it fails the walk. */
  open: (options?: BrowserContextOptions) => Promise<{ page: Page; troubles: Troubles }>;
  quietServer: void;
}

interface Products {
  settings: SomoSettings;
  topology: Topology;
  /** The product, shared by the walks of a file; files with the same settings share it too. */
  somo: Somo;
}

export const test = base.extend<Walks, Products>({
  settings: [
    { seed: 'off', sandboxDelayMs: 300 },
    { option: true, scope: 'worker' },
  ],
  topology: ['together', { option: true, scope: 'worker' }],
  somo: [
    async ({ settings, topology }, use) => {
      const running = process.env['SOMO_URL'];
      const somo = running ? runningSomo(running) : await startSomo(settings, topology);
      await use(somo);
      await somo.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ somo }, use) => use(somo.url),
  open: async ({ browser, baseURL }, use) => {
    const opened: { troubles: Troubles; close: () => Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options });
      const troubles = watch(context);
      opened.push({ troubles, close: () => context.close() });
      return { page: await context.newPage(), troubles };
    });
    const found = opened.flatMap(({ troubles }) => troubles.found());
    for (const { close } of opened) await close();
    expect(found, 'the browser had nothing to complain of').toEqual([]);
  },
  quietServer: [
    async ({ somo }, use) => {
      somo.newErrors();
      await use();
      expect(somo.newErrors(), 'the server logged no error').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
