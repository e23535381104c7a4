import type { OnModuleDestroy } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayDisconnect, type OnGatewayInit } from '@nestjs/websockets';
import type { LiveAck } from '@somo/contracts/live';
import { Refusal } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import type { Namespace, Socket } from 'socket.io';
import { closeSoon, hangUp } from './connection-limits.js';
import { LiveMessages } from './live-messages.js';
import { PagePresence } from './page-presence.js';
import { SocketRegistry } from './socket-registry.js';
import { SocketSessions, socketSessionOf } from './socket-sessions.js';

/** How long before its token expires a page is disconnected, so that its `offline` can still be sent with that token. */
const disconnectEarlyMs = 2_000;
const maxTimerMs = 2 ** 31 - 1;
const maxMessageLength = 64 * 1024;
/** Messages of one page that wait for the one before. A page that sends faster than they can be handled is disconnected. */
const waitingMax = 200;

/** The WebSocket endpoint of signed-in pages: live pushes to them, and the live messages they send. A page whose token expires reconnects with a new one. */
@WebSocketGateway({ namespace: '/live' })
export class LiveGateway implements OnGatewayInit<Namespace>, OnGatewayConnection<Socket>, OnGatewayDisconnect<Socket>, OnModuleDestroy {
  private server: Namespace | undefined;
  private readonly offlineUpdates = new Set<Promise<unknown>>();

  constructor(
    private readonly sessions: SocketSessions,
    private readonly sockets: SocketRegistry,
    private readonly messages: LiveMessages,
    private readonly presence: PagePresence,
    private readonly clock: Clock,
  ) {}

  /** Rejects visitors before the connection opens; a guard would only run after it. */
  afterInit(server: Namespace): void {
    this.server = server;
    server.use((socket, next) => {
      this.sessions.open(socket).then(
        () => next(),
        (error: unknown) => next(toConnectError(error)),
      );
    });
  }

  handleConnection(socket: Socket): void {
    const session = socketSessionOf(socket);
    this.sockets.add(socket);
    const lifetimeMs = Math.min(Math.max(session.expiresAt - this.clock.now() - disconnectEarlyMs, 0), maxTimerMs);
    const timer = setTimeout(() => socket.disconnect(true), lifetimeMs);
    timer.unref();
    socket.once('disconnect', () => {
      clearTimeout(timer);
      closeSoon(socket.conn);
    });
    // A page's messages are handled in order, so that it need not wait for one before it sends the next.
    let handled = Promise.resolve();
    let isTooLarge = false;
    let waiting = 0;
    socket.conn.on('packet', ({ data }: { data?: string | Buffer }) => void (isTooLarge ||= (data?.length ?? 0) > maxMessageLength));
    // Also receives names without a handler, so that they are acknowledged with a refusal.
    socket.onAny((name: string, ...args: unknown[]) => {
      const refused = isTooLarge;
      isTooLarge = false;
      waiting += 1;
      if (waiting > waitingMax) return hangUp(socket.conn);
      handled = handled.then(() => this.handle(socket, name, args, refused)).then(() => void (waiting -= 1));
    });
    this.presence.opened(session);
  }

  async handleDisconnect(socket: Socket): Promise<void> {
    this.sockets.remove(socket);
    const session = socketSessionOf(socket);
    const offlineUpdate = Promise.all([this.presence.closed(session), ...[...session.atClose.values()].map((undo) => undo())]);
    this.offlineUpdates.add(offlineUpdate);
    await offlineUpdate;
    this.offlineUpdates.delete(offlineUpdate);
  }

  /** Disconnects every page and reports it offline to messaging, while the services are still running. */
  async onModuleDestroy(): Promise<void> {
    this.server?.disconnectSockets(true);
    await Promise.all(this.offlineUpdates);
  }

  /** If the page asked for an acknowledgement, the last argument is the function that sends it. */
  private async handle(socket: Socket, name: string, args: unknown[], isTooLarge: boolean): Promise<void> {
    const last = args.at(-1);
    const acknowledge = typeof last === 'function' ? (last as (ack: LiveAck) => void) : undefined;
    const inputs = acknowledge ? args.slice(0, -1) : args;
    const ack = await this.messages.handle(socketSessionOf(socket), { name, inputs, isTooLarge });
    acknowledge?.(ack);
  }
}

/** Returns the error that the page gets as its `connect_error`. */
function toConnectError(error: unknown): Error {
  if (!(error instanceof Refusal)) return new Error('service-unavailable');
  return new Error(error.code === 'too-many-requests' ? error.code : 'not-signed-in');
}
