import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { refuse, toProblem } from '@somo/contracts/refusals';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOurOrigin, type OriginRules } from '../http/origin.js';
import { endWithProblem } from '../http/raw-problem.js';
import { LiveConnections } from './live-connections.js';
import { LimitedWebSockets, maxMessageBytes } from './limited-web-sockets.js';

type Options = Parameters<IoAdapter['createIOServer']>[1];
type Server = ReturnType<IoAdapter['createIOServer']>;

const path = '/socket.io/';

/** Socket.IO on the gateway's HTTP server, only for pages of our own origin and for the namespaces that a gateway declares. */
export class SocketAdapter extends IoAdapter {
  constructor(
    private readonly app: INestApplicationContext,
    private readonly origins: OriginRules,
    private readonly signInMs: number,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: Options): Server {
    const server = super.createIOServer(port, {
      ...options,
      path,
      serveClient: false,
      maxHttpBufferSize: maxMessageBytes,
      wsEngine: LimitedWebSockets,
      allowUpgrades: false,
      destroyUpgrade: false,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) =>
        decide(null, isOurOrigin(request.headers, this.origins)),
    } as Options);
    server.use((_socket, next) => next(new Error('not-found')));
    this.app.get(LiveConnections).guard(server.engine, this.signInMs);
    refuseOtherUpgrades(server.httpServer as HttpServer);
    return server;
  }
}

/** Node leaves every request with an `Upgrade` header to the listeners; on other paths none would ever answer it. */
function refuseOtherUpgrades(server: HttpServer): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (!request.url?.startsWith(path)) endWithProblem(socket, toProblem(refuse('malformed-request')));
  });
}
