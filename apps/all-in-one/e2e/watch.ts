import type { BrowserContext, Page } from '@playwright/test';

/** Everything that went wrong in a browser while somebody used it. */
export interface Troubles {
  /** What a walk brings about on purpose, and so is none. */
  allow(...expected: RegExp[]): void;
  found(): string[];
}

export function watch(context: BrowserContext): Troubles {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  context.on('page', (page) => listen(page, (trouble) => seen.push(trouble)));
  return {
    allow: (...expected) => void allowed.push(...expected),
    found: () => seen.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble))),
  };
}

function listen(page: Page, tell: (trouble: string) => void): void {
  const at = () => new URL(page.url()).pathname;
  page.on('console', (message) => {
    if (message.type() === 'error') tell(`console on ${at()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => tell(`error on ${at()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still asking for.
    if (why !== 'net::ERR_ABORTED') tell(`request on ${at()}: ${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) tell(`answer on ${at()}: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
}
