import type { Page } from '@playwright/test';

/** Opens a page as somebody who is there: a page drawn at build fetches the app with their first move. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
}
