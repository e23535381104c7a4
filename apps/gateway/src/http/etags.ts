import type { FastifyInstance } from 'fastify';
import { hash } from 'node:crypto';

/** What may be kept if it is asked after (`no-cache`) gets a name made of its very text: who still has that text is told so, and is sent nothing. */
export function addEtags(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || reply.getHeader('cache-control') !== 'no-cache')
      return done(null, payload);
    // weak, for the same text may travel compressed or not
    const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
    reply.header('etag', etag);
    if (!request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
