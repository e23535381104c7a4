import type { Page } from '@playwright/test';
import { signIn } from './acts.js';
import { filled, routesOf, type Who } from './routes.js';
import { aTown, type Town } from './screens.js';
import { expect, test } from './somo.js';
import { aQuarterInTurn } from './turns.js';
import { visit } from './visit.js';

let town: Town;
test.beforeAll(async ({ somo }) => {
  town = await aTown(somo.url);
  if (!somo.external) await somo.ops('make-admin', town.operator.email);
});

const softly = expect.configure({ soft: true });
const narrow = { width: 360, height: 800 };
const large = '32px';

const textSize = (page: Page) => page.evaluate('getComputedStyle(document.documentElement).fontSize');

const areasOf = {
  visitor: ['open', 'home', 'guest'],
  newcomer: ['onboarding'],
  student: ['student'],
  teacher: ['teacher'],
  operator: ['admin'],
} as const satisfies Record<Who, readonly (keyof typeof routesOf)[]>;

for (const who of ['visitor', 'newcomer', 'student', 'teacher', 'operator'] as const) {
  test(`ROUTE-13 no page of a ${who} scrolls sideways at 360 px where a style of theirs doubles the text`, async ({ open, somo }) => {
    test.skip(who === 'operator' && somo.external, 'only a product of our own is given an operator');
    test.setTimeout(180_000);
    const { page } = await open({ viewport: narrow, reducedMotion: 'reduce' });
    if (who !== 'visitor') await signIn(page, town[who]);
    for (const route of aQuarterInTurn(areasOf[who].flatMap((area) => routesOf[area]))) {
      await test.step(route, async () => {
        await visit(page, filled(route, town));
        await expect(page.getByRole('main').or(page.getByRole('alert')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const doubled = async () => {
          await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
          return textSize(page);
        };
        await expect.poll(doubled).toBe(large);
        await softly.poll(() => page.evaluate('document.scrollingElement.scrollWidth <= innerWidth'), { message: route }).toBe(true);
      });
    }
  });
}
