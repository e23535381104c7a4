import type { BrowserContext, Page } from '@playwright/test';

/** The errors a browser reported during a test. */
export interface PageErrors {
  /** Ignores errors that the test causes on purpose. */
  allow(...expected: RegExp[]): void;
  found(): string[];
}

export function collectPageErrors(context: BrowserContext): PageErrors {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  context.on('page', (page) => listen(page, (error) => seen.push(error)));
  return {
    allow: (...expected) => void allowed.push(...expected),
    found: () => seen.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  };
}

function listen(page: Page, report: (error: string) => void): void {
  const at = () => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console on ${at()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => report(`error on ${at()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (why !== 'net::ERR_ABORTED') report(`request on ${at()}: ${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`answer on ${at()}: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
}
