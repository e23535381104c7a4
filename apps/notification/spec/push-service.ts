// A push service of our own, as browsers' makers have them: https, with a certificate that is made here.
import { createECDH, generateKeyPairSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificateOf } from '@somo/testing/self-signed';
import { decrypt } from 'http_ece';

interface Browser {
  curve: ECDH;
  auth: Buffer;
  /** How the service answers. */
  status: number;
}

interface Arrived {
  path: string;
  topic: string | undefined;
  authorization: string;
  message: { notification: { title: string; body: string; navigate: string } };
}

export async function startPushService() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const about = { subject: 'localhost', issuer: 'localhost', isAuthority: false, fromMs: 0, toMs: Date.parse('2100-01-01T00:00:00Z') };
  const cert = certificateOf(keys, keys, about);
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const browsers = new Map<string, Browser>();
  const arrived: Arrived[] = [];
  const server = createServer({ key, cert }, (request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      if (browser?.status === 201) {
        const text = decrypt(Buffer.concat(chunks), {
          version: 'aes128gcm',
          privateKey: browser.curve,
          authSecret: browser.auth.toString('base64url'),
        });
        const { topic, authorization = '' } = request.headers;
        arrived.push({ path, topic: String(topic), authorization, message: JSON.parse(text.toString()) as Arrived['message'] });
      }
      reply.writeHead(browser?.status ?? 404).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    arrived,
    /** Returns the subscription of a new browser, and how the service answers for it. */
    subscription(status = 201) {
      const path = `/${randomBytes(12).toString('hex')}`;
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys().toString('base64url');
      const browser = { curve, auth: randomBytes(16), status };
      browsers.set(path, browser);
      return { path, browser, body: { endpoint: `https://${host}${path}`, keys: { p256dh, auth: browser.auth.toString('base64url') } } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
