import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The elements that stick out on the right, if any: a page must never scroll horizontally. */
const tooWide = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const outside = [...document.body.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > clientWidth + 1);
  return ['the page is ' + scrollWidth + ' px wide', ...outside.slice(-3).map((each) => each.outerHTML.slice(0, 120))];
})()`;

export const horizontalOverflow = (page: Page) => page.evaluate<string[]>(tooWide);

/** The visual and accessibility faults of a screen: horizontal overflow and axe's findings. */
export async function findVisualFaults(page: Page): Promise<string[]> {
  const wide = await horizontalOverflow(page);
  // Load axe once per document: parsing its half a megabyte costs as much as the check.
  const isThere = await page.evaluate<boolean>('"axe" in window');
  // Without cross-origin frames axe needs no second page to merge its findings.
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

/** Saves a screenshot under a name, if the run asks for screenshots. */
export async function savePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['SOMO_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name.replace(/\W+/g, '-')}.png`, fullPage: true });
}
