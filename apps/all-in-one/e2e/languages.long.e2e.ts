import { accountLanguages } from '@somo/contracts/account-settings';
import { sourceLocale } from '@somo/messages/locales';
import { api } from './api.js';
import { tokenOf } from './people.js';
import { oneThisRound, quarterThisRound } from './rotation.js';
import { filled, routesOf } from './routes.js';
import { seedScreens, type SeededData } from './screens.js';
import { expect, test } from './somo.js';
import { englishFinder } from './untranslated.js';
import { visit } from './visit.js';
import { horizontalOverflow } from './visual-checks.js';

let seeded: SeededData;
test.beforeAll(async ({ somo }) => {
  seeded = await seedScreens(somo.url);
});

const softly = expect.configure({ soft: true });
const languages = accountLanguages.filter((each) => each !== sourceLocale);
const written = ['My exam is on the day after', 'Send the money to'];

for (const language of oneThisRound(languages)) {
  const inEnglish = englishFinder(language, written);
  for (const who of ['visitor', 'student', 'teacher'] as const) {
    test(`SET-05 every page of a ${who} in ${language} is in that language alone, and fits 320 and 1280 px`, async ({ open, somo }) => {
      if (who !== 'visitor') {
        const token = await tokenOf(somo.url, seeded[who]);
        await api(somo.url, 'PATCH /api/me/settings', { token, body: { account: { language } } });
      }
      const { page } = await open({ ...(who === 'visitor' ? {} : { as: seeded[who] }), viewport: { width: 320, height: 640 } });
      // A visitor stays in the language of the first page.
      if (who === 'visitor') await visit(page, `/${language}/`);
      const paths = who === 'visitor' ? [...routesOf.home, ...routesOf.guest, ...routesOf.open] : [...routesOf.both, ...routesOf[who]];
      for (const path of quarterThisRound(paths, languages.length)) {
        await test.step(path, async () => {
          await visit(page, filled(path, seeded));
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
          for (const width of [320, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await softly.poll(() => inEnglish(page), { message: `${path}, ${width} px` }).toEqual([]);
            await softly.poll(() => horizontalOverflow(page), { message: `${path}, ${width} px` }).toEqual([]);
          }
        });
      }
    });
  }
}
