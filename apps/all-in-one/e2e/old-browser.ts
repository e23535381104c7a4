import type { Page } from '@playwright/test';

/** What the oldest browsers that Somo supports lack, in any of them. Chrome 100, Safari 15.6 and Firefox 102 lack most of it. */
const lacking = {
  'Array.prototype': ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Error: ['isError', 'captureStackTrace'],
  RegExp: ['escape'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  Response: ['json'],
  Intl: ['DurationFormat', 'Segmenter'],
  'Intl.Locale.prototype': ['getTextInfo', 'getTimeZones', 'getWeekInfo'],
  'Crypto.prototype': ['randomUUID'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'setHTML'],
  'HTMLElement.prototype': ['inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'Navigator.prototype': ['connection', 'userAgentData', 'clipboard'],
  'RTCPeerConnection.prototype': ['connectionState', 'onconnectionstatechange'],
  RTCRtpReceiver: ['getCapabilities'],
  'RTCRtpTransceiver.prototype': ['setCodecPreferences'],
  'HTMLMediaElement.prototype': ['setSinkId'],
  globalThis: ['requestIdleCallback', 'cancelIdleCallback', 'Iterator', 'navigation', 'scheduler', 'cookieStore', 'BroadcastChannel'],
};

/** Takes from the browser what older ones lack, before each page that it opens. */
export async function makeOld(page: Page): Promise<void> {
  const deletions = Object.entries(lacking).flatMap(([owner, names]) => names.map((name) => `delete ${owner}[${JSON.stringify(name)}];`));
  await page.addInitScript(deletions.join('\n'));
}

/** Has the browser refuse its storage to every page, as it does where site data is blocked; what it says about cookies is the caller's. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(`
    const refuse = { get() { throw new DOMException('Refused by the browser', 'SecurityError'); } };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
    Object.defineProperty(navigator, 'locks', { value: { request: () => Promise.reject(new DOMException('Refused by the browser', 'SecurityError')) } });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  `);
}
