import type { Page } from '@playwright/test';

/** Notes the main heading of each frame that the page is drawn with, from its first paint on. */
const noteHeadings = `(() => {
  const noted = new Set();
  window.notedHeadings = noted;
  const note = () => {
    const root = document.documentElement;
    const isSeen = root && !root.classList.contains('unworded') && root.dataset.leaving === undefined;
    const heading = isSeen ? document.querySelector('h1') : null;
    if (heading) noted.add(heading.textContent);
    requestAnimationFrame(note);
  };
  note();
})()`;

/** Opens a page and returns every main heading that somebody may have seen there, in their order, once it shows the last one. */
export async function wordsDrawn(page: Page, path: string, last: string): Promise<string[]> {
  await page.addInitScript(noteHeadings);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: last }).waitFor();
  return page.evaluate<string[]>('[...window.notedHeadings]');
}
