import type { Page } from '@playwright/test';

/** Opens a page and moves the pointer: a prerendered page loads the app on the first interaction. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(1, 1);
}
