import { Injectable } from '@nestjs/common';
import { refuse, toProblem, type Refusal } from '@somo/contracts/refusals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'socket.io';
import { GatewayConfig } from '../gateway.config.js';
import { endWithProblem } from '../http/raw-problem.js';
import { clientAddress } from '../limits/client-address.js';
import { addressKey } from '../limits/rate-limit-key.js';
import { limitTraffic, limitVisitor, onceGone, type Connection } from './connection-limits.js';

type Engine = Server['engine'];
type Kind = keyof typeof most;

/** Open connections per address. A phone shares its address with many others. */
const most = { visitor: 50, signedIn: 500 };
/** How soon a page that was refused should try again, in seconds. */
export const retryAfterSeconds = 60;

interface Visit {
  address: string;
  end: () => void;
}

/** The connections of live pages by address: those that have signed in, and those that have not yet, which may send little and stay a few seconds. */
@Injectable()
export class LiveConnections {
  private readonly counts = new Map<string, number>();
  private readonly visits = new WeakMap<Connection, Visit>();

  constructor(private readonly config: GatewayConfig) {}

  /** `signInMs` is how long a connection may stay without a valid token. */
  guard(engine: Engine, signInMs: number): void {
    engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      const refusal = this.refusalOf(request);
      if (!refusal) next();
      else endWithProblem(request.headers.upgrade === undefined ? response : request.socket, toProblem(refusal));
    });
    engine.on('connection', (connection: Connection) => this.receive(connection, signInMs));
  }

  /** Moves a connection from the visitors of its address to the signed-in, and lifts a visitor's limits. Refuses if there are too many. */
  signIn(connection: Connection): void {
    const visit = this.visits.get(connection);
    // It has signed in before, or is gone.
    if (!visit) return;
    if (this.isFull('signedIn', visit.address)) throw refuse('too-many-requests', { retryAfterSeconds });
    visit.end();
    onceGone(connection, this.hold('signedIn', visit.address));
  }

  private receive(connection: Connection, signInMs: number): void {
    const address = this.addressOf(connection.request);
    const leave = this.hold('visitor', address);
    const lift = limitVisitor(connection, signInMs);
    const end = () => {
      if (!this.visits.delete(connection)) return;
      lift();
      leave();
    };
    this.visits.set(connection, { address, end });
    onceGone(connection, end);
    limitTraffic(connection);
  }

  /** Returns why a request to Socket.IO is refused, before any of its body is read. */
  private refusalOf(request: IncomingMessage): Refusal | undefined {
    const isUpgrade = request.headers.upgrade !== undefined;
    const isOfConnection = new URL(request.url ?? '', 'http://somo').searchParams.has('sid');
    // Pages try WebSocket first: none changes to it later.
    if (isOfConnection) return isUpgrade ? refuse('malformed-request') : refusalOfPoll(request);
    return this.isFull('visitor', this.addressOf(request)) ? refuse('too-many-requests', { retryAfterSeconds }) : undefined;
  }

  private addressOf(request: IncomingMessage): string {
    return addressKey(clientAddress(request, this.config.TRUST_PROXY === 'on'));
  }

  private isFull(kind: Kind, address: string): boolean {
    return this.config.RATE_LIMITS === 'on' && (this.counts.get(`${kind} ${address}`) ?? 0) >= most[kind];
  }

  /** Counts one more, and returns what counts it off. */
  private hold(kind: Kind, address: string): () => void {
    const key = `${kind} ${address}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return () => {
      const left = (this.counts.get(key) ?? 0) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    };
  }
}

function refusalOfPoll({ method }: IncomingMessage): Refusal | undefined {
  return method === 'GET' || method === 'POST' ? undefined : refuse('not-found');
}
