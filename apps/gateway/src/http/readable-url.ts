import type { IncomingMessage } from 'node:http';

// Only a path of this site: with two slashes it would name another.
const ofPage = /^\/(?!api\/|[/\\])/i;
const strayPercent = /%(?![0-9a-f]{2})/gi;

export function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/**
 * Returns the corrected URL of a page whose URL has stray percent signs, as typed or pasted by hand: '/teachers?q=100%' →
 * '/teachers?q=100%25'. Returns undefined if the URL is valid, or not that of a page.
 */
export function readablePage({ method = '', url = '', headers }: IncomingMessage): string | undefined {
  const isPage = ['GET', 'HEAD'].includes(method) && ofPage.test(url) && headers.accept?.includes('text/html');
  if (!isPage || isReadable(url)) return undefined;
  const mended = url.replace(strayPercent, '%25');
  return isReadable(mended) ? mended : url.replaceAll('%', '%25');
}
