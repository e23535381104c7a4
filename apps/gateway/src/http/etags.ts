import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';

const revalidated = /^(private, )?no-cache$/;

/**
 * Adds an ETag, a hash of the text, to responses that must be revalidated (`no-cache`), and answers 304 to clients that already have it.
 */
export function addEtags(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || !revalidated.test(String(reply.getHeader('cache-control'))))
      return done(null, payload);
    // Weak, because the same text may be sent compressed or not.
    const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', etag);
    if (!request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
