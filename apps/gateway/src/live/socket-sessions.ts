import { Injectable } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Callers } from '@somo/platform/identity/callers';
import { newId } from '@somo/platform/ids';
import type { Socket } from 'socket.io';
import { LiveConnections } from './live-connections.js';

/** The connection of one open page: its user, and when their token expires. */
export interface SocketSession {
  connectionId: string;
  userId: string;
  sessionId: string;
  token: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Run when the connection closes, by what has to be undone. */
  atClose: Map<string, () => Promise<void>>;
}

/** Signs in the page behind a socket, by the token in its first packet: one in a URL would end up in the logs of proxies. */
@Injectable()
export class SocketSessions {
  constructor(
    private readonly callers: Callers,
    private readonly connections: LiveConnections,
  ) {}

  async open(socket: Socket): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string') throw refuse('not-signed-in');
    const { caller, expiresAt } = await this.callers.verify(token);
    if (caller.kind !== 'user') throw refuse('not-signed-in');
    this.connections.signIn(socket.conn);
    const { userId, sessionId } = caller;
    const session: SocketSession = { connectionId: newId(), userId, sessionId, token, expiresAt, atClose: new Map() };
    (socket.data as { session?: SocketSession }).session = session;
  }
}

export function socketSessionOf(socket: Socket): SocketSession {
  return (socket.data as { session: SocketSession }).session;
}
