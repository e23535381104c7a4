import { coveredControls, cutOffWords, movingThings, setTextSize, sidewaysDoubled } from './fit.js';
import { sideways } from './look.js';
import { filled, routesOf } from './routes.js';
import { aTown, screensOf, type Town } from './screens.js';
import { expect, test } from './somo.js';
import { aQuarterInTurn } from './turns.js';
import { visit } from './visit.js';

let town: Town;
test.beforeAll(async ({ somo }) => {
  town = await aTown(somo.url);
  if (!somo.external) await somo.ops('make-admin', town.operator.email);
});

const softly = expect.configure({ soft: true });
const narrow = { width: 320, height: 640 };
const phone = { width: 360, height: 800 };
const wide = { width: 1280, height: 900 };

test('ROUTE-13 the screens looked at below are of every route there is', () => {
  const looked = Object.values(screensOf).flatMap((screens) => screens.map(({ path }) => path(town)));
  const routes = Object.values(routesOf).flat();
  expect(routes.filter((route) => !looked.includes(filled(route, town)))).toEqual([]);
});

for (const who of ['visitor', 'newcomer', 'student', 'teacher', 'operator'] as const) {
  test(`ROUTE-13 DATA-08 every screen of a ${who} fits 320 px, and 360 and 1280 px with text of 200 %, and keeps still for those who ask for it`, async ({
    open,
    somo,
  }) => {
    test.skip(who === 'operator' && somo.external, 'only a product of our own is given an operator');
    test.setTimeout(180_000);
    const { page } = await open({ ...(who === 'visitor' ? {} : { as: town[who] }), viewport: narrow });
    for (const screen of aQuarterInTurn(screensOf[who])) {
      await test.step(screen.title, async () => {
        await visit(page, screen.path(town));
        await expect(screen.ready(page, town)).toBeVisible();
        await screen.act?.(page, town);
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        const fit = async (looked: string) => {
          // What floats beside something follows it a moment later.
          const faults = async () => [...(await sideways(page)), ...(await coveredControls(page)), ...(await cutOffWords(page))];
          await softly.poll(faults, { message: `${screen.title}, ${looked}` }).toEqual([]);
        };
        expect.soft(await movingThings(page), `${screen.title}, less motion`).toEqual([]);
        await fit('320 px');
        await page.setViewportSize(phone);
        await softly.poll(() => sidewaysDoubled(page), { message: `${screen.title}, 360 px, text doubled by a style` }).toEqual([]);
        await setTextSize(page, 32);
        await expect.poll(() => page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px');
        await fit('360 px, text of 200 %');
        await page.setViewportSize(wide);
        await fit('text of 200 %');
        await setTextSize(page, 16);
        await page.setViewportSize(narrow);
      });
    }
  });
}
