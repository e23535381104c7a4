// Opens Somo without a connection: keeps the files of the app, and answers with them when the server does not. What people read is kept by the
// pages themselves, encrypted; the worker keeps no answer of the API.
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { withLastSeen } from './last-seen';
import { daySeconds, shell, silentMs, visitedFiles } from './limits';
import { showNotifications } from './push';
import { scope, type MessageToWorker, type WorkerEvent } from './scope';

/** Written by the build: the files that everybody needs, the others of a role's dashboard, and those with their texts by language. */
declare const somoFiles: {
  build: string;
  files: { url: string; revision: string | null }[];
  pages: Record<string, string[]>;
  words: Record<string, string[]>;
};

interface Navigation {
  event: Event;
  request: Request;
}

interface Told {
  type?: unknown;
  build?: unknown;
  files?: unknown;
  locale?: unknown;
  role?: unknown;
}

// Read once: the build writes the lists wherever their name stands.
const { build, files, pages, words } = somoFiles;
const readerAt = '/kept-reader';
/** Where versions that kept the dashboards of both roles stored the reader's language. */
const languageAt = '/kept-language';
const visited = new CacheFirst({
  cacheName: visitedFiles,
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true })],
});

showNotifications();
cleanupOutdatedCaches();
// Public pages are never answered from here: only without an answer from the server, all pages are the shell.
precacheAndRoute(files, { directoryIndex: '', cleanURLs: false });
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), visited);
registerRoute(
  new NavigationRoute(({ event, request }: Navigation) => open(event, request), { denylist: [/^\/(api|dev|files|metrics)\b/] }),
);

scope.addEventListener('install', (event) => event.waitUntil(keepForReader(event)));
scope.addEventListener('activate', (event) => event.waitUntil(begin()));
scope.addEventListener('message', (event) => event.waitUntil(follow(event)));

async function begin(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** The dashboard of the reader's role and its texts in their language: the version before has stored which. */
async function keepForReader(event: WorkerEvent): Promise<void> {
  const [reader, language] = await Promise.all([readerAt, languageAt].map(async (at) => (await scope.caches.match(at))?.text()));
  const [locale = '', role = ''] = (reader ?? language ?? '').split(' ');
  const ofReader = reader === undefined && language !== undefined ? Object.values(pages).flat() : (pages[role] ?? []);
  await keep(event, [...ofReader, ...(words[locale] ?? [])]);
}

/** Keeps files that this version does not keep already; what only the version before has precached is deleted with it. */
async function keep(event: WorkerEvent, files: string[]): Promise<void> {
  const cache = await scope.caches.open(visitedFiles);
  const missing = await Promise.all(files.map(async (file) => (getCacheKeyForURL(file) || (await cache.match(file)) ? [] : [file])));
  await Promise.all(missing.flat().map((file) => visited.handleAll({ event, request: new Request(file) })[1]));
}

async function open(event: Event, request: Request): Promise<Response> {
  const preloaded = (event as { preloadResponse?: Promise<Response | undefined> }).preloadResponse;
  const asked = (async () => (await preloaded) ?? fetch(request))();
  const fallback = async () => {
    const page = await matchPrecache(shell);
    return page && withLastSeen(page, new URL(request.url), build);
  };
  try {
    const silence = new Promise<undefined>((resume) => setTimeout(resume, silentMs));
    const answer = await Promise.race([asked, silence]);
    if (answer && ![502, 503, 504].includes(answer.status)) return answer;
    return (await fallback()) ?? (await asked);
  } catch (error) {
    const page = await fallback();
    if (page) return page;
    throw error;
  }
}

/** A page says of which build it is, that its reader wants the new version, or which files it has opened, so that they are there the next time. */
async function follow(event: MessageToWorker): Promise<void> {
  const { type, files, locale, role, ...page } = (event.data ?? {}) as Told;
  // A page of the same build comes from the server already.
  if (type === 'somo.update' || (type === 'somo.page' && page.build === build)) await scope.skipWaiting();
  if (type === 'somo.page' && page.build !== build) event.source?.postMessage({ type: 'somo.new-version' });
  if (type !== 'somo.keep' || !Array.isArray(files) || typeof locale !== 'string' || typeof role !== 'string') return;
  const cache = await scope.caches.open(visitedFiles);
  await cache.put(readerAt, new Response(`${locale} ${role}`));
  await cache.delete(languageAt);
  await keep(event, [...files.map(String), ...(pages[role] ?? [])]);
}
