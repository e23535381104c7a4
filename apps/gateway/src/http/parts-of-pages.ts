// Scripts, fonts and pictures: they take the policy of the page that loads them, and a first visit loads forty. A worker has its own.
import type { FastifyInstance, FastifyReply } from 'fastify';

/** True if what is at an address can only be a part of a page. */
export const isPartOfPage = (url: string): boolean =>
  /^\/(favicon\.svg|manifest\.webmanifest|[\w-]+\.png|files\/avatars\/[^/?]+\/[^/?]+\.(jpg|webp)|assets\/(?![^?]*worker)[^?]*\.(css|js|webp|woff2))$/.test(
    url,
  );
const typeOfPart = /^(font|image|text\/(css|javascript)|application\/manifest\+json)\b/;

/** True if an answer is such a part: a refusal or a page may be answered at its address, too. */
export const answersPart = (url: string, reply: FastifyReply): boolean =>
  isPartOfPage(url) && typeOfPart.test(String(reply.getHeader('content-type')));

/** Leaves out of parts of pages what none of their readers uses: who reports a problem names an answer or a page, and a connection stays open unless it is said not to. */
export function shortenParts(server: FastifyInstance): void {
  server.addHook('onSend', ({ url, raw }, reply, _payload, done) => {
    if (answersPart(url, reply)) {
      reply.removeHeader('x-request-id');
      if (raw.httpVersion === '1.1' && !reply.raw.hasHeader('connection')) reply.raw.removeHeader('connection');
    }
    done();
  });
}
