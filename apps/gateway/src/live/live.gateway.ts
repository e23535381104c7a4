import type { OnModuleDestroy } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Presence } from '@somo/contracts/live';
import { Refusal } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { runWith } from '@somo/platform/context';
import { Callers } from '@somo/platform/identity/callers';
import { newId } from '@somo/platform/ids';
import { Log } from '@somo/platform/log';
import type { Namespace, Socket } from 'socket.io';
import { SocketRegistry } from './socket-registry.js';
import { PresencePublisher } from './presence-publisher.js';
import { openSocketSession, socketSessionOf, type SocketSession } from './socket-session.js';

/** Before the token's end, so that the farewell can still be said with it. */
const farewellMs = 2_000;
const patienceMs = 1_000;
const longestTimerMs = 2 ** 31 - 1;

/** Live pushes for signed-in pages, and their presence. A page comes back with a fresh token when its old one runs out. */
@WebSocketGateway({ namespace: '/live' })
export class LiveGateway implements OnGatewayInit<Namespace>, OnGatewayConnection<Socket>, OnGatewayDisconnect<Socket>, OnModuleDestroy {
  private server: Namespace | undefined;
  private readonly tellers = new Map<Socket, PresencePublisher>();
  private readonly farewells = new Set<Promise<void>>();

  constructor(
    private readonly callers: Callers,
    private readonly audience: SocketRegistry,
    private readonly ask: Ask,
    private readonly clock: Clock,
    private readonly log: Log,
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
    const visit = socketSessionOf(socket);
    const teller = new PresencePublisher((presence) => this.tell(visit, presence));
    this.tellers.set(socket, teller);
    this.audience.add(socket);
    const stay = Math.min(Math.max(visit.expiresAt - this.clock.now() - farewellMs, 0), longestTimerMs);
    const end = setTimeout(() => socket.disconnect(true), stay);
    end.unref();
    socket.once('disconnect', () => clearTimeout(end));
    teller.publish('online');
  }

  async handleDisconnect(socket: Socket): Promise<void> {
    this.audience.remove(socket);
    const farewell = this.tellers.get(socket)?.gone();
    this.tellers.delete(socket);
    if (!farewell) return;
    this.farewells.add(farewell);
    await farewell;
    this.farewells.delete(farewell);
  }

  @SubscribeMessage('presence')
  presence(@ConnectedSocket() socket: Socket, @MessageBody() presence: unknown): void {
    if (presence === 'online' || presence === 'away') this.tellers.get(socket)?.publish(presence);
  }

  /** Before the services stop: every page is gone then, and messaging should know. */
  async onModuleDestroy(): Promise<void> {
    this.server?.disconnectSockets(true);
    await Promise.all(this.farewells);
  }

  /** Presence is throw-away, and nobody waits for it: what goes wrong is a line in the log. */
  private async tell({ connectionId, token }: SocketSession, presence: Presence): Promise<void> {
    const input = { connectionId, presence };
    try {
      await runWith({ token, requestId: newId() }, () => this.ask.for('messaging.set-presence', input, { timeoutMs: patienceMs }));
    } catch (error) {
      this.log.warn({ err: error, presence }, 'presence was not told');
    }
  }
}
