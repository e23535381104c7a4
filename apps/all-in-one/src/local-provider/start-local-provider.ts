import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googleCallbackPath } from '@somo/contracts/rules/google';
import type { ProviderSettings } from './provider-settings.js';

interface LocalProvider {
  settings: ProviderSettings;
  close(): Promise<void>;
}

const host = '127.0.0.1';
/** From the product's own port, so that the issuer is usually the same after a restart. */
const portOffset = 80;

/** Returns whether the local provider stands in for Google: only where nothing else is configured, and never in production. */
export const needsLocalProvider = (env: NodeJS.ProcessEnv): boolean => !env.GOOGLE_CLIENT_ID && env.NODE_ENV !== 'production';

/**
 * Starts an OpenID Connect provider on this machine, at which a developer signs in as any person, so that the Google button works without an
 * account at Google. The provider itself is loaded with the first request.
 */
export async function startLocalProvider(port: number, publicUrl: string): Promise<LocalProvider> {
  let listener: Promise<RequestListener> | undefined;
  const server = createServer((request, response) => {
    listener ??= import('./local-provider.js').then(({ localProvider }) => localProvider(settings, `${publicUrl}${googleCallbackPath}`));
    listener.then(
      (listen) => listen(request, response),
      (error: unknown) => void response.writeHead(500).end(String(error)),
    );
  });
  await listen(server, port === 0 ? 0 : port + portOffset).catch(() => listen(server, 0));
  const settings: ProviderSettings = {
    GOOGLE_ISSUER: `http://localhost:${(server.address() as AddressInfo).port}`,
    GOOGLE_CLIENT_ID: 'somo',
    GOOGLE_CLIENT_SECRET: randomBytes(24).toString('base64url'),
  };
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { settings, close };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      listening();
    });
  });
}
