import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import { answersPart, isPartOfPage } from './parts-of-pages.js';

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

const ofParts = ['cross-origin-resource-policy', 'x-content-type-options'];
/** What OWASP asks of an answer that no browser shows as a page. */
const ofData = [...ofParts, 'strict-transport-security', 'x-frame-options'];
const policyOfData = "default-src 'none'; frame-ancestors 'none'";
const typeOfData = /^application\/(problem\+)?json\b/;

/** Adds Helmet's headers; files may be put at the origin of the storage, if browsers reach it. Helmet would compute the same headers for every request, so they are captured once at startup. */
export async function addSecurityHeaders(server: FastifyInstance, storageOrigin?: string): Promise<void> {
  const withHelmet = fastify();
  await withHelmet.register(helmet, settings(storageOrigin));
  const [plain, guarded] = [await headersOf(fastify()), await headersOf(withHelmet)];
  const added = Object.fromEntries(Object.entries(guarded).filter(([name]) => !(name in plain)));
  const addedToParts = Object.fromEntries(Object.entries(added).filter(([name]) => ofParts.includes(name)));
  const policy = added['content-security-policy'];
  const ofPages = Object.keys(added).filter((name) => name !== 'content-security-policy' && !ofData.includes(name));
  server.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(isPartOfPage(url) ? addedToParts : added);
    done();
  });
  server.addHook('onSend', ({ url }, reply, _payload, done) => {
    // Whatever else is answered at the address of such a file, as a page or a refusal, has the whole policy.
    if (!answersPart(url, reply) && !reply.hasHeader('content-security-policy')) reply.headers(added);
    if (url.startsWith('/api/') && isData(reply)) {
      for (const name of ofPages) if (reply.getHeader(name) === added[name]) reply.removeHeader(name);
      if (reply.getHeader('content-security-policy') === policy) reply.header('content-security-policy', policyOfData);
    }
    done();
  });
}

function isData(reply: FastifyReply): boolean {
  return typeOfData.test(String(reply.getHeader('content-type'))) || reply.statusCode === 204;
}

async function headersOf(server: FastifyInstance) {
  return (await server.get('/', () => '').inject('/')).headers;
}
