import { coveredControls, clippedText, animatedElements, setTextSize, overflowWithDoubledText } from './layout-checks.js';
import { horizontalOverflow } from './visual-checks.js';
import { filled, routesOf } from './routes.js';
import { seedScreens, screensOf, type SeededData } from './screens.js';
import { expect, test } from './somo.js';
import { quarterThisTurn } from './rotation.js';
import { visit } from './visit.js';

let seeded: SeededData;
test.beforeAll(async ({ somo }) => {
  seeded = await seedScreens(somo.url);
  if (!somo.external) await somo.ops('make-admin', seeded.operator.email);
});

const softly = expect.configure({ soft: true });
const narrow = { width: 320, height: 640 };
const phone = { width: 360, height: 800 };
const wide = { width: 1280, height: 900 };

test('ROUTE-13 the screens below cover every route', () => {
  const covered = Object.values(screensOf).flatMap((screens) => screens.map(({ path }) => path(seeded)));
  const routes = Object.values(routesOf).flat();
  expect(routes.filter((route) => !covered.includes(filled(route, seeded)))).toEqual([]);
});

for (const who of ['visitor', 'newcomer', 'student', 'teacher', 'operator'] as const) {
  test(`ROUTE-13 DATA-08 every screen of a ${who} fits 320 px, and 360 and 1280 px with text of 200 %, and keeps still for those who ask for it`, async ({
    open,
    somo,
  }) => {
    test.skip(who === 'operator' && somo.external, 'only a product of our own is given an operator');
    test.setTimeout(180_000);
    const { page } = await open({ ...(who === 'visitor' ? {} : { as: seeded[who] }), viewport: narrow });
    for (const screen of quarterThisTurn(screensOf[who])) {
      await test.step(screen.title, async () => {
        await visit(page, screen.path(seeded));
        await expect(screen.ready(page, seeded)).toBeVisible();
        await screen.act?.(page, seeded);
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        const fit = async (state: string) => {
          // A floating element follows its anchor a moment later.
          const faults = async () => [...(await horizontalOverflow(page)), ...(await coveredControls(page)), ...(await clippedText(page))];
          await softly.poll(faults, { message: `${screen.title}, ${state}` }).toEqual([]);
        };
        expect.soft(await animatedElements(page), `${screen.title}, less motion`).toEqual([]);
        await fit('320 px');
        await page.setViewportSize(phone);
        await softly.poll(() => overflowWithDoubledText(page), { message: `${screen.title}, 360 px, text doubled by a style` }).toEqual([]);
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
