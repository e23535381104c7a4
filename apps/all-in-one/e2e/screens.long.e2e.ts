import { findVisualFaults, savePicture } from './visual-checks.js';
import { lowTargets } from './layout-checks.js';
import { seedScreens, screensOf, type SeededData } from './screens.js';
import { expect, test } from './somo.js';
import { oneThisTurn } from './rotation.js';
import { visit } from './visit.js';

const visualStates = [
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

let seeded: SeededData;
test.beforeAll(async ({ somo }) => {
  seeded = await seedScreens(somo.url);
});

for (const { width, colorScheme } of oneThisTurn(visualStates)) {
  for (const who of ['visitor', 'newcomer', 'student', 'teacher', 'operator'] as const) {
    test(`DATA-08 ROUTE-13 every screen of a ${who} at ${width} px, ${colorScheme}: nothing scrolls sideways, axe finds nothing, nothing fails, and a finger hits every act`, async ({
      open,
      somo,
    }) => {
      test.skip(who === 'operator' && somo.external, 'only a product of our own is given an operator');
      test.setTimeout(180_000);
      if (who === 'operator') await somo.ops('make-admin', seeded.operator.email);
      const person = who === 'visitor' ? {} : { as: seeded[who] };
      const { page, pageErrors } = await open({ ...person, viewport: { width, height: 800 }, colorScheme });
      let untouched = '';
      for (const screen of screensOf[who]) {
        await test.step(screen.title, async () => {
          const path = screen.path(seeded);
          if (path !== untouched) await visit(page, path);
          untouched = screen.act ? '' : path;
          await expect(screen.ready(page, seeded)).toBeVisible();
          await screen.act?.(page, seeded);
          await page.evaluate('document.fonts.ready.then(() => undefined)');
          await savePicture(page, `${who}-${screen.title}-${width}-${colorScheme}`);
          expect.soft(await page.title(), screen.title).toMatch(/\S · Somo$/);
          expect.soft(await findVisualFaults(page), screen.title).toEqual([]);
          if (width === 360) expect.soft(await lowTargets(page), screen.title).toEqual([]);
          expect.soft(pageErrors.found(), screen.title).toEqual([]);
        });
      }
    });
  }
}
