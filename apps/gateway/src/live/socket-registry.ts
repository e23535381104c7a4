import type { LiveName, Live as LiveMap } from '@somo/contracts/live';
import { Live } from '@somo/platform/live/live';
import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { GatewayConfig } from '../gateway.config.js';
import { retryAfterSeconds } from './live-connections.js';
import { socketSessionOf } from './socket-sessions.js';

/** Only a faulty client opens more. Each connection costs a socket and presence updates. */
const maxSocketsPerUser = 20;

interface UserSockets {
  sockets: Set<Socket>;
  unsubscribe: () => void;
}

/** The open sockets of this gateway by user. It subscribes to the live pushes of these users only, and sends each push to all sockets of its user. */
@Injectable()
export class SocketRegistry {
  private readonly byUser = new Map<string, UserSockets>();

  constructor(
    private readonly live: Live,
    private readonly config: GatewayConfig,
  ) {}

  add(socket: Socket): void {
    const { userId } = socketSessionOf(socket);
    const { sockets } = this.byUser.get(userId) ?? this.subscribe(userId);
    sockets.add(socket);
    const [oldest] = sockets;
    if (sockets.size <= maxSocketsPerUser || this.config.RATE_LIMITS === 'off') return;
    oldest?.emit('connection.closed', { retryAfterSeconds } satisfies LiveMap['connection.closed']);
    oldest?.disconnect(true);
  }

  remove(socket: Socket): void {
    const { userId } = socketSessionOf(socket);
    const user = this.byUser.get(userId);
    if (!user?.sockets.delete(socket) || user.sockets.size > 0) return;
    user.unsubscribe();
    this.byUser.delete(userId);
  }

  private subscribe(userId: string): UserSockets {
    const sockets = new Set<Socket>();
    const unsubscribe = this.live.subscribe(userId, (name, payload) => {
      for (const socket of sockets) socket.emit(name, payload);
      if (isSessionEnd(name, payload))
        for (const socket of [...sockets]) if (socketSessionOf(socket).sessionId === payload.sessionId) socket.disconnect(true);
    });
    const user = { sockets, unsubscribe };
    this.byUser.set(userId, user);
    return user;
  }
}

function isSessionEnd(name: LiveName, _payload: LiveMap[LiveName]): _payload is LiveMap['session.ended'] {
  return name === 'session.ended';
}
