import 'reflect-metadata';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadKeyRing } from '@somo/platform/identity/key-ring';
import type { Connections } from '@somo/platform/runtime';
import { readStorageOrigin } from '@somo/platform/storage/storage-config';
import type { Redis } from 'ioredis';
import type { ReadBackups } from './admin/system/gateway-checks.js';
import { QueueBoard } from './admin/queues/queue-board.js';
import { refuseUnsafe, type GatewayConfig } from './gateway.config.js';
import { GatewayModule } from './gateway.module.js';
import { Readiness } from './health/readiness.js';
import { makeAdapter } from './http/adapter.js';
import { addEtags } from './http/etags.js';
import { GatewayCallers } from './http/gateway-callers.js';
import { addHooks } from './http/hooks.js';
import { shortenParts } from './http/parts-of-pages.js';
import { addSecurityHeaders } from './http/security-headers.js';
import { defaultTimeouts, type Timeouts } from './http/timeouts.js';
import { AskInTurn } from './limits/ask-in-turn.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { SocketAdapter } from './live/socket-adapter.js';

/** With `redis`, several gateways share their rate limits. `backups` reads those of the PostgreSQL that Somo brings, where it does. */
type GatewayRuntime = Connections & { redis?: Redis; backups?: ReadBackups | undefined };

interface RunningGateway {
  url: string;
  close(): Promise<void>;
}

export async function startGateway(
  around: GatewayRuntime,
  config: GatewayConfig,
  timeouts: Timeouts = defaultTimeouts,
): Promise<RunningGateway> {
  refuseUnsafe(config);
  if (config.DEV_MAIL === 'on')
    around.log.warn({}, 'DEV_MAIL=on: whoever reaches this gateway can read the emails of all people at /dev/mail');
  const trustProxy = config.TRUST_PROXY === 'on';
  const { backups, bus, clock, live, log, redis } = around;
  const callers = new GatewayCallers(await loadKeyRing(around.keys), clock, live);
  const [ask, counters, readiness] = [new AskInTurn(bus, undefined), new RateLimiter(redis), new Readiness(bus)];
  const module = GatewayModule.with({ ask, callers, clock, config, counters, live, log, readiness, redis, backups });

  const app = await NestFactory.create<NestFastifyApplication>(module, makeAdapter({ trustProxy, timeouts }), {
    bodyParser: false,
    logger: ['error', 'warn'],
    abortOnError: false,
    forceCloseConnections: true,
  });
  const server = app.getHttpAdapter().getInstance();
  await addSecurityHeaders(server, readStorageOrigin());
  addHooks(server, clock, trustProxy);
  shortenParts(server);
  addEtags(server);
  await app.register(cookie);
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip', 'identity'], globalDecompression: false });
  await app.get(QueueBoard).serve(server);
  app.useWebSocketAdapter(new SocketAdapter(app, { trustProxy, publicUrl: config.PUBLIC_URL }, timeouts.signInMs));
  await app.listen(config.PORT, config.HOST);
  return { url: urlOf(app, config), close: () => app.close() };
}

function urlOf(app: NestFastifyApplication, config: GatewayConfig): string {
  if (config.PUBLIC_URL) return config.PUBLIC_URL;
  const { port } = app.getHttpServer().address() as { port: number };
  return `http://localhost:${port}`;
}
