import type { LiveName, Live as LiveMap } from '@somo/contracts/live';
import { Live } from '@somo/platform/live/live';
import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { socketSessionOf } from './socket-session.js';

/** More are a program that forgets to hang up; each page costs a socket and words to messaging. */
const maxSocketsPerUser = 20;

interface UserSockets {
  sockets: Set<Socket>;
  stop: () => void;
}

/** The people whose pages this gateway holds: it listens to their pushes alone, and hands each to all their pages. */
@Injectable()
export class SocketRegistry {
  private readonly byUser = new Map<string, UserSockets>();

  constructor(private readonly live: Live) {}

  add(socket: Socket): void {
    const { userId } = socketSessionOf(socket);
    const seat = this.byUser.get(userId) ?? this.open(userId);
    seat.sockets.add(socket);
    const [oldest] = seat.sockets;
    if (seat.sockets.size > maxSocketsPerUser) oldest?.disconnect(true);
  }

  remove(socket: Socket): void {
    const { userId } = socketSessionOf(socket);
    const seat = this.byUser.get(userId);
    if (!seat?.sockets.delete(socket) || seat.sockets.size > 0) return;
    seat.stop();
    this.byUser.delete(userId);
  }

  private open(userId: string): UserSockets {
    const sockets = new Set<Socket>();
    const stop = this.live.subscribe(userId, (name, payload) => {
      for (const socket of sockets) socket.emit(name, payload);
      if (isSessionEnd(name, payload))
        for (const socket of [...sockets]) if (socketSessionOf(socket).sessionId === payload.sessionId) socket.disconnect(true);
    });
    const seat = { sockets, stop };
    this.byUser.set(userId, seat);
    return seat;
  }
}

function isSessionEnd(name: LiveName, _payload: LiveMap[LiveName]): _payload is LiveMap['session.ended'] {
  return name === 'session.ended';
}
