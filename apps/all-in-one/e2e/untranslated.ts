import { refusals } from '@somo/contracts/refusals';
import { localeNames, locales, sourceLocale } from '@somo/messages/locales';
import { readJson } from '@somo/messages/read-json';
import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';

/** Every text a person can read or hear on the page, but what the database holds: that is marked by its element. */
const texts = `(() => {
  const isOurs = (element) => !element.closest('[data-stored], script, style, noscript, template');
  const isShown = (element) => (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });
  const stored = new Set([...document.querySelectorAll('[data-stored]')].map((element) => element.textContent));
  const found = document.title.split(' · ');
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

type Words = { [key: string]: string | Words };

const catalogue = new URL('../../../libs/messages/locales/', import.meta.url);
const textsOf = (words: Words): string[] => Object.values(words).flatMap((each) => (typeof each === 'string' ? [each] : textsOf(each)));
function textsIn(locale: string): string[] {
  const files = readdirSync(new URL(`${locale}/`, catalogue)).filter((file) => file !== 'formats.json');
  return files.flatMap((file) => textsOf(JSON.parse(readFileSync(new URL(`${locale}/${file}`, catalogue), 'utf8')) as Words));
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Languages are called by their own names. */
const languages = Object.values(localeNames);
const withoutParts = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '');
/** Words that no other language of Somo has. */
const english = /\b(the|and|your|you|with|this|have|are|of)\b/i;
/** What i18next shows for a text that there is not: 'lesson.cancel.title' */
const key = /^[a-z]\w*(?:[.:][\w-]+)+$/;

/**
 * Returns a function that finds what a page in a language shows in English, the curriculum too, or by the name of its text; `written`: how the texts begin that
 * people have written in sentences of ours.
 */
export function englishFinder(locale: string, written: readonly string[]): (page: Page) => Promise<string[]> {
  if (!locales.includes(locale)) throw new Error(`Somo does not speak ${locale}.`);
  const own = new Set(textsIn(locale));
  const syllabus = Object.values(readJson(locale, 'syllabus') as Record<string, Record<string, string>>);
  const { names: modules } = readJson(locale, 'module-names') as { names: Record<string, string> };
  const curriculum = Object.assign({}, ...syllabus, modules, readJson(locale, 'subjects')) as Record<string, string>;
  const others = [...textsIn(sourceLocale), ...Object.values(refusals).map(({ message }) => message)].filter(
    (text) => !own.has(text) && (withoutParts(text).match(/\p{L}{2,}/gu) ?? []).length > (/\{\{/.test(text) ? 1 : 0),
  );
  const plain = new Set(others.filter((text) => !/[{<]/.test(text)));
  const patterns = others
    .filter((text) => /[{<]/.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{[^}]*\}\}|<[^>]*>/)
            .map(escaped)
            .join('.*')}$`,
          's',
        ),
    );
  return async (page) => {
    const all = await page.locator('[data-stored]').allTextContents();
    const untranslated = all.filter((text) => (curriculum[text] ?? text) !== text && !languages.includes(text));
    const stored = all.filter((text) => text.length > 3);
    const ours = (await page.evaluate<string[]>(texts)).map((text) => stored.reduce((rest, each) => rest.replaceAll(each, ''), text));
    const shown = new Set(ours.filter((text) => !written.some((each) => text.includes(each))));
    const found = [...shown].filter(
      (text) => plain.has(text) || key.test(text) || english.test(text) || patterns.some((each) => each.test(text)),
    );
    return [...found, ...untranslated];
  };
}
