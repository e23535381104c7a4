import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';

/** Matches the built web app: scripts only from its own origin; inline styles are allowed because Emotion injects them. */
const settings = (storageOrigin?: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", ...(storageOrigin ? [storageOrigin] : [])],
      workerSrc: ["'self'"],
      // The players of teachers' introduction videos.
      frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/** Scripts, fonts and pictures take the policy of the page that loads them, and a first visit loads forty. A worker has its own. */
const isPartOfPage = (url: string): boolean =>
  /^\/(favicon\.svg|files\/avatars\/[^/?]+\/[^/?]+\.(jpg|webp)|assets\/(?![^?]*worker)[^?]*\.(css|js|webp|woff2))$/.test(url);
const typeOfPart = /^(font|image|text\/(css|javascript))\b/;
const ofParts = ['cross-origin-resource-policy', 'x-content-type-options'];

/** Adds Helmet's headers; files may be put at the origin of the storage, if browsers reach it. Helmet would compute the same headers for every request, so they are captured once at startup. */
export async function addSecurityHeaders(server: FastifyInstance, storageOrigin?: string): Promise<void> {
  const withHelmet = fastify();
  await withHelmet.register(helmet, settings(storageOrigin));
  const [plain, guarded] = [await headersOf(fastify()), await headersOf(withHelmet)];
  const added = Object.fromEntries(Object.entries(guarded).filter(([name]) => !(name in plain)));
  const addedToParts = Object.fromEntries(Object.entries(added).filter(([name]) => ofParts.includes(name)));
  server.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isPartOfPage(url) ? addedToParts : added);
    done();
  });
  // Whatever else is answered at the address of such a file, as a page or a refusal, has the whole policy.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (!typeOfPart.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-security-policy')) reply.headers(added);
    done();
  });
}

async function headersOf(server: FastifyInstance) {
  return (await server.get('/', () => '').inject('/')).headers;
}
