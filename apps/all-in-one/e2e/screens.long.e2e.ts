import { faultsOf } from './look.js';
import { aTown, screensOf, type Town } from './screens.js';
import { expect, test } from './somo.js';
import { oneInTurn } from './turns.js';
import { visit } from './visit.js';

const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
const shots = process.env['SOMO_SHOTS'];

let town: Town;
test.beforeAll(async ({ somo }) => {
  town = await aTown(somo.url);
});

for (const { width, colorScheme } of oneInTurn(looks)) {
  for (const who of ['visitor', 'newcomer', 'student', 'teacher', 'operator'] as const) {
    test(`DATA-08 ROUTE-13 every screen of a ${who} at ${width} px, ${colorScheme}: nothing scrolls sideways, axe finds nothing, nothing fails`, async ({
      open,
      somo,
    }) => {
      test.skip(who === 'operator' && somo.external, 'only a product of our own is given an operator');
      test.setTimeout(180_000);
      if (who === 'operator') await somo.ops('make-admin', town.operator.email);
      const person = who === 'visitor' ? {} : { as: town[who] };
      const { page, troubles } = await open({ ...person, viewport: { width, height: 800 }, colorScheme });
      let untouched = '';
      for (const screen of screensOf[who]) {
        await test.step(screen.title, async () => {
          const path = screen.path(town);
          if (path !== untouched) await visit(page, path);
          untouched = screen.act ? '' : path;
          await expect(screen.ready(page, town)).toBeVisible();
          await screen.act?.(page, town);
          await page.evaluate('document.fonts.ready.then(() => undefined)');
          if (shots)
            await page.screenshot({
              path: `${shots}/${who}-${screen.title.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`,
              fullPage: true,
            });
          expect.soft(await faultsOf(page), screen.title).toEqual([]);
          expect.soft(troubles.found(), screen.title).toEqual([]);
        });
      }
    });
  }
}
