import { WebSocketServer, type ServerOptions } from 'ws';

/** Longer messages close the connection. Those that are longer than a handler takes are still read, so that they can be refused in words. */
export const maxMessageBytes = 128 * 1024;

/**
 * The WebSockets under Socket.IO, with limits on what one connection can hold: a message in thousands of pieces costs far more memory than its
 * bytes, and so does a connection that we close and the other side does not.
 */
export class LimitedWebSockets extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, ...limits });
  }
}

const limits = { maxPayload: maxMessageBytes, maxFragments: 64, maxBufferedChunks: 1024, closeTimeout: 1_000 };
