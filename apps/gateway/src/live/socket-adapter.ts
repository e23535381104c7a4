import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { IncomingMessage } from 'node:http';
import { isOurOrigin, type OriginRules } from '../http/origin.js';

type Options = Parameters<IoAdapter['createIOServer']>[1];
type Server = ReturnType<IoAdapter['createIOServer']>;

/** Longer messages close the connection; those that are longer than a handler takes are read, so that they can be refused. */
const maxBytes = 2 * 1024 * 1024;

/** Socket.IO on the gateway's HTTP server, for pages of our own origin only. */
export class SocketAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly origins: OriginRules,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: Options): Server {
    return super.createIOServer(port, {
      ...options,
      serveClient: false,
      maxHttpBufferSize: maxBytes,
      allowRequest: (request: IncomingMessage, decide: (error: string | null, allowed: boolean) => void) =>
        decide(null, isOurOrigin(request.headers, this.origins)),
    } as Options);
  }
}
