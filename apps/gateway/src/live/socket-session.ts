import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import type { Callers } from '@somo/platform/identity/callers';
import type { Socket } from 'socket.io';

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

export async function openSocketSession(auth: Record<string, unknown>, callers: Callers): Promise<SocketSession> {
  const { token } = auth;
  if (typeof token !== 'string') throw refuse('not-signed-in');
  const { caller, expiresAt } = await callers.verify(token);
  if (caller.kind !== 'user') throw refuse('not-signed-in');
  return { connectionId: newId(), userId: caller.userId, sessionId: caller.sessionId, token, expiresAt, atClose: new Map() };
}

export function socketSessionOf(socket: Socket): SocketSession {
  return (socket.data as { session: SocketSession }).session;
}
