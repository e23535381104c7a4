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
 * Returns where a page is whose URL has percent signs that stand for nothing, as typed or pasted by hand: '/teachers?q=100%' →
 * '/teachers?q=100%25'. undefined if the URL can be read, or is no page's.
 */
export function readablePage({ method = '', url = '', headers }: IncomingMessage): string | undefined {
  const isPage = ['GET', 'HEAD'].includes(method) && ofPage.test(url) && headers.accept?.includes('text/html');
  if (!isPage || isReadable(url)) return undefined;
  const mended = url.replace(strayPercent, '%25');
  return isReadable(mended) ? mended : url.replaceAll('%', '%25');
}
