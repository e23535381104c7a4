import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands out to the right, if anything does: the page must never scroll sideways. */
const tooWide = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > clientWidth + 1);
  return ['the page is ' + scrollWidth + ' px wide', ...outside.slice(-3).map((each) => each.outerHTML.slice(0, 120))];
})()`;

export const sideways = (page: Page) => page.evaluate<string[]>(tooWide);

/** Everything wrong with how a screen is drawn. */
export async function faultsOf(page: Page): Promise<string[]> {
  const wide = await sideways(page);
  // A document needs axe but once: reading its half a megabyte costs as much as looking.
  const isThere = await page.evaluate<boolean>('"axe" in window');
  // Without frames of other sites axe needs no second page to put its findings together in.
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .analyze();
  return [
    ...wide,
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} (${any[0]?.message ?? ''})`)),
  ];
}
