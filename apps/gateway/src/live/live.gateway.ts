import type { OnModuleDestroy } from '@nestjs/common';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayDisconnect, type OnGatewayInit } from '@nestjs/websockets';
import type { LiveAck } from '@somo/contracts/live';
import { Refusal } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Callers } from '@somo/platform/identity/callers';
import type { Namespace, Socket } from 'socket.io';
import { LiveMessages } from './live-messages.js';
import { PagePresence } from './page-presence.js';
import { SocketRegistry } from './socket-registry.js';
import { openSocketSession, socketSessionOf } from './socket-session.js';

/** Before the token's end, so that the farewell can still be said with it. */
const farewellMs = 2_000;
const maxTimerMs = 2 ** 31 - 1;

/** Live pushes for signed-in pages, and what those send. A page comes back with a fresh token when its old one runs out. */
@WebSocketGateway({ namespace: '/live' })
export class LiveGateway implements OnGatewayInit<Namespace>, OnGatewayConnection<Socket>, OnGatewayDisconnect<Socket>, OnModuleDestroy {
  private server: Namespace | undefined;
  private readonly farewells = new Set<Promise<void>>();

  constructor(
    private readonly callers: Callers,
    private readonly audience: SocketRegistry,
    private readonly messages: LiveMessages,
    private readonly presence: PagePresence,
    private readonly clock: Clock,
  ) {}

  /** A guard would let the connection open first; here a stranger never gets in. */
  afterInit(server: Namespace): void {
    this.server = server;
    server.use((socket, next) => {
      openSocketSession(socket.handshake.auth, this.callers).then(
        (visit) => {
          (socket.data as { visit?: unknown }).visit = visit;
          next();
        },
        (error: unknown) => next(error instanceof Refusal ? new Error('not-signed-in') : (error as Error)),
      );
    });
  }

  handleConnection(socket: Socket): void {
    const session = socketSessionOf(socket);
    this.audience.add(socket);
    const stay = Math.min(Math.max(session.expiresAt - this.clock.now() - farewellMs, 0), maxTimerMs);
    const end = setTimeout(() => socket.disconnect(true), stay);
    end.unref();
    socket.once('disconnect', () => clearTimeout(end));
    // All of them, also those that nobody handles: whoever sends one is told.
    socket.onAny((name: string, ...sent: unknown[]) => void this.handle(socket, name, sent));
    this.presence.opened(session);
  }

  async handleDisconnect(socket: Socket): Promise<void> {
    this.audience.remove(socket);
    const farewell = this.presence.closed(socketSessionOf(socket));
    this.farewells.add(farewell);
    await farewell;
    this.farewells.delete(farewell);
  }

  /** Before the services stop: every page is gone then, and messaging should know. */
  async onModuleDestroy(): Promise<void> {
    this.server?.disconnectSockets(true);
    await Promise.all(this.farewells);
  }

  /** The last thing sent is the function that acknowledges, where the page asked for that. */
  private async handle(socket: Socket, name: string, sent: unknown[]): Promise<void> {
    const last = sent.at(-1);
    const acknowledge = typeof last === 'function' ? (last as (ack: LiveAck) => void) : undefined;
    const ack = await this.messages.handle(socketSessionOf(socket), name, acknowledge ? sent.slice(0, -1) : sent);
    acknowledge?.(ack);
  }
}
