import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element, and what is wrong with it for keyboard users: no visible focus mark, or hidden under something. */
const focusNow = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return { words: null, faults: [] };
  const words = at.tagName.toLowerCase() + ' ' + (at.getAttribute('aria-label') || at.getAttribute('name') || at.textContent || at.id).trim().slice(0, 60);
  // Tab does not lead to a heading: focus begins there when a page opens.
  const marked = at.matches('h1[tabindex="-1"]') || [at, at.closest('label'), at.closest('[role=search]')].some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && outlineColor !== 'rgba(0, 0, 0, 0)') || boxShadow.includes('inset');
  });
  const box = at.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y]));
  const seen = spots.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && (at.contains(top) || top.contains(at) && top.closest('label') || at.closest('label')?.contains(top));
  });
  return { words, faults: [marked ? '' : 'has no mark of the focus', seen ? '' : 'is out of sight, under ' + (document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 100) ?? 'the edge')].filter(Boolean) };
})()`;

interface Focus {
  words: string | null;
  faults: string[];
}

const softly = expect.configure({ soft: true });
const fadesMs = 1000;

async function stop(page: Page): Promise<Focus> {
  const read = () => page.evaluate<Focus>(focusNow);
  const focus = await read();
  // A field's focus mark fades in.
  const message = `the focus on ${focus.words ?? 'the page'} at ${new URL(page.url()).pathname}`;
  if (focus.faults.length > 0) await softly.poll(async () => (await read()).faults, { message, timeout: fadesMs }).toEqual([]);
  return focus;
}

const has = async (wanted: Locator) => (await wanted.and(wanted.page().locator(':focus')).count()) > 0;

/** Presses Tab until the wanted element has the focus; every stop on the way must show its focus mark. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  const passed: string[] = [];
  for (let stops = 0; stops < 80; stops += 1) {
    if (await has(wanted)) return;
    await page.keyboard.press(key);
    passed.push((await stop(page)).words ?? 'the page');
  }
  throw new Error(`The keyboard does not reach ${wanted.toString()}; it passes ${passed.join(' | ')}`);
}

/** Tab and Enter. */
export async function choose(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, wanted: Locator, words: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(words);
}

/** Tabs through the whole page, which must end or return to where it began. */
export async function tabThrough(page: Page): Promise<string[]> {
  const passed: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const { words } = await stop(page);
    if (words === null || (passed.length > 1 && words === passed[0])) return passed;
    passed.push(words);
    if (passed.length > 150 || passed.slice(-3).every((each, _, [first]) => passed.length > 2 && each === first))
      throw new Error(`The keyboard is trapped: ${passed.slice(-6).join(' | ')}`);
  }
}

/** Checks that a dialog traps the focus while open and returns it to its opener. */
export async function dialogKeepsFocus(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => isWithin(dialog), { message: 'the focus goes into the dialog' }).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await stop(page);
    expect(await isWithin(dialog), `the focus after ${key}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener, 'the focus comes back').toBeFocused();
}

const isWithin = async (dialog: Locator) => (await has(dialog)) || (await dialog.locator(':focus').count()) > 0;
