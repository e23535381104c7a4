import type { Page } from '@playwright/test';

/** Every text a person can read or hear on the page, but what the database holds: that is marked by its element. */
const texts = `(() => {
  const isOurs = (element) => !element.closest('[data-stored], script, style, noscript, template');
  const isShown = (element) => (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });
  const stored = new Set([...document.querySelectorAll('[data-stored]')].map((element) => element.textContent));
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (isOurs(element) && isShown(element)) found.push(walker.currentNode.data.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
    if (isOurs(element) && isShown(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) found.push(element.getAttribute(name) ?? '');
  return found.filter((text) => !stored.has(text));
})()`;

/** Names that are the same in every language, and what zones are called. */
const names = /\b(Somo|GMT|UTC|PDF|US(?=\$)|[A-Z]\w+(\/[A-Z][\w -]+)+)/g;

/** The texts on a page in a pseudo-language that are plain English: no letter of them is of another alphabet. */
export async function untranslated(page: Page): Promise<string[]> {
  const all = await page.evaluate<string[]>(texts);
  return [...new Set(all)].filter((text) => /[a-z]{2}/i.test(text.replace(names, '')) && !/(?=\P{ASCII})\p{L}/u.test(text));
}
