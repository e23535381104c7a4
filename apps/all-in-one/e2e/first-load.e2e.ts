import { gzipSync } from 'node:zlib';
import { aTeacher } from './people.js';
import { expect, test } from './somo.js';

/** In thousands of bytes; the next kilobyte should be one that a visitor needs at once. */
const limits = { '/': 192, '/teachers': 197 };

// An empty list shows, and loads, something else.
test.beforeAll(({ somo }) => aTeacher(somo.url));

for (const [path, limit] of Object.entries(limits)) {
  test(`the JavaScript of ${path} is at most ${limit} kB, compressed`, async ({ open }) => {
    const { page } = await open();
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
    });
    await page.addInitScript("document.addEventListener('somo-start', () => { window.isStarted = true; })");
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate<boolean>('window.isStarted === true')).toBe(true);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...scripts.values()].map(async (script) => gzipSync(await script, { level: 9 }).length));
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(limit);
  });
}
