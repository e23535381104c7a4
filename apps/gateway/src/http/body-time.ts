import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

interface Limits {
  requestMs: number;
  /** For a part of an upload, which is much larger. */
  uploadMs: number;
  end: (socket: Socket) => void;
}

/** Ends a request whose body has not arrived in time. The server's own limit is the same for all requests, and so the longest of these. */
export function limitBodyTime(server: FastifyInstance, { requestMs, uploadMs, end }: Limits): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) {
      const timer = setTimeout(() => !raw.complete && end(raw.socket), isPart(raw) ? uploadMs : requestMs).unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
export const isPart = ({ method, url }: { method?: string | undefined; url?: string | undefined }): boolean =>
  method === 'PUT' &&
  /^\/api\/(uploads\/[^/]+|lessons\/[^/]+\/(materials\/[^/]+\/page|recordings\/[^/]+\/chunks\/[^/]+))$/.test(url?.split('?')[0] ?? '');
