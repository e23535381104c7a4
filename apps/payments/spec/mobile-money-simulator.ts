// A mobile money provider on loopback: it responds as mobile-money.ts expects, logs its own payments, and fails the way such providers do.
import { hourMs } from '@somo/calendar/days';
import type { Webhook } from '@somo/contracts/webhook';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signed } from '../src/outside/provider/signature.js';

export const clientId = 'somo-spec';
export const clientSecret = 'the secret of this spec';
export const webhookSecret = 'the webhook secret of this spec';
/** Returns the settings payments needs. Pass a `timeoutMs` above any response time of a busy machine where each call must finish. */
export const mobileMoneyOf = (url: string, patienceMs = 60) => ({
  MOBILE_MONEY_URL: url,
  MOBILE_MONEY_CLIENT_ID: clientId,
  MOBILE_MONEY_CLIENT_SECRET: clientSecret,
  MOBILE_MONEY_WEBHOOK_SECRET: webhookSecret,
  MOBILE_MONEY_TIMEOUT_MS: patienceMs,
});
export const numbers = {
  good: '+254700000000',
  /** Not registered; reported when the payout is attempted. */
  unknown: '+254700000001',
  /** Not registered; rejected immediately. */
  impossible: '+254700000004',
};
const codes: Record<string, string> = { '254700000001': 'PAYEE_NOT_FOUND' };

/** Fault rates: the share of calls or webhooks with each fault. */
export interface Dial {
  /** The request never arrives. */
  lostCall: number;
  /** The request is processed, but its response is lost. */
  lostAnswer: number;
  /** The request is processed, but no response is sent. */
  silent: number;
  /** The request is rejected with 503 and not processed. */
  unavailable: number;
  lostReport: number;
  repeatedReport: number;
  /** A webhook delivered hours late, after newer ones. */
  lateReport: number;
}
const faultless: Dial = { lostCall: 0, lostAnswer: 0, silent: 0, unavailable: 0, lostReport: 0, repeatedReport: 0, lateReport: 0 };

interface Taken {
  key: string;
  number: string;
  amount: string;
  dueAt: number;
}
export interface Paid {
  key: string;
  number: string;
  cents: number;
}

const processingMs = 20_000;
const tokenSeconds = 3600;

export class MobileMoneySimulator {
  /** What it actually paid, in order; survives restarts. */
  readonly paid: Paid[] = [];
  /** Whom it was asked to pay, as described in each accepted request. */
  readonly payees: unknown[] = [];
  readonly counted: Record<string, number> = {};
  private readonly ended = new Map<string, Taken & { code: string | null }>();
  private readonly queue = new Map<string, Taken>();
  private readonly reports: { at: number; key: string }[] = [];
  private readonly tokens = new Map<string, number>();
  private readonly server = createServer((request, response) => void this.take(request, response));
  private dial = faultless;

  constructor(
    private readonly now: () => number,
    private readonly random: () => number = () => 1,
  ) {}

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    this.server.closeAllConnections();
    return closed;
  }

  turn(dial: Partial<Dial>): void {
    this.dial = { ...faultless, ...dial };
  }

  /** Restarts: queued payouts, tokens and undelivered webhooks are lost; completed and refused payouts are remembered. */
  restart(): void {
    this.count('lost with the queue', this.queue.size);
    for (const forgotten of [this.queue, this.tokens]) forgotten.clear();
    this.reports.length = 0;
  }

  /** Processes due payouts and returns the webhooks arriving by now, in order of arrival. */
  work(): Webhook[] {
    for (const taken of this.queue.values()) if (taken.dueAt <= this.now()) this.end(taken);
    const arrived = this.reports.filter(({ at }) => at <= this.now()).sort((a, b) => a.at - b.at);
    this.reports.splice(0, this.reports.length, ...this.reports.filter(({ at }) => at > this.now()));
    return arrived.map(({ key }) => this.reportOf(key));
  }

  /** Returns a webhook with the payout's current state, regardless of earlier ones. */
  reportOf(key: string): Webhook {
    return signed(webhookSecret, JSON.stringify(this.facts(key)), this.now());
  }

  private end(taken: Taken): void {
    this.queue.delete(taken.key);
    const code = codes[taken.number] ?? null;
    this.ended.set(taken.key, { ...taken, code });
    if (code === null) this.paid.push({ key: taken.key, number: taken.number, cents: Math.round(Number(taken.amount) * 100) });
    if (this.happens('lostReport')) return;
    const later = () => (this.happens('lateReport') ? Math.floor(this.random() * 30 * hourMs) : 0);
    for (let time = this.happens('repeatedReport') ? 3 : 1; time > 0; time--)
      this.reports.push({ at: this.now() + later(), key: taken.key });
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const lost = () => void request.socket.destroy();
    if (this.happens('lostCall')) return lost();
    const [status, said] = this.happens('unavailable')
      ? [503, {}]
      : this.answer(`${request.method} ${request.url}`, request, Buffer.concat(parts).toString());
    if (this.happens('silent')) return;
    if (this.happens('lostAnswer')) return lost();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }

  private answer(name: string, { headers }: IncomingMessage, body: string): [number, object] {
    if (name.startsWith('POST ') && name.endsWith('/token')) return this.token(String(headers.authorization), body);
    const endsAt = this.tokens.get(String(headers.authorization).replace('Bearer ', '')) ?? 0;
    if (endsAt <= this.now()) return [401, { code: 'INVALID_TOKEN' }];
    if (name === 'POST /payouts') return this.accept(String(headers['x-reference-id']), body);
    const [, key] = /^GET \/payouts\/([^/]+)$/.exec(name) ?? [];
    if (key === undefined) return [404, {}];
    const facts = this.facts(key);
    return facts ? [200, facts] : [404, { code: 'RESOURCE_NOT_FOUND' }];
  }

  private token(authorization: string, body: string): [number, object] {
    const right = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (authorization !== right || body !== 'grant_type=client_credentials') return [401, { error: 'invalid_client' }];
    this.count('tokens');
    const token = `token-${this.counted.tokens}`;
    this.tokens.set(token, this.now() + tokenSeconds * 1000);
    return [200, { access_token: token, token_type: 'Bearer', expires_in: String(tokenSeconds) }];
  }

  private accept(key: string, body: string): [number, object] {
    const { externalId, amount, currency, payee } = JSON.parse(body) as Record<string, unknown>;
    const number = (payee as { partyIdType: string; partyId: string } | undefined)?.partyId ?? '';
    const formed = externalId === key && /^\d+\.\d\d$/.test(String(amount)) && currency === 'USD' && /^\d{8,15}$/.test(number);
    if (!formed) return [400, { code: 'INVALID_REQUEST' }];
    if (number === numbers.impossible.slice(1)) return [400, { code: 'INVALID_MSISDN' }];
    if (this.facts(key)) return [409, { code: 'RESOURCE_ALREADY_EXIST' }];
    this.payees.push(payee);
    this.queue.set(key, { key, number, amount: String(amount), dueAt: this.now() + processingMs });
    return [202, {}];
  }

  private facts(key: string): object | undefined {
    const ended = this.ended.get(key);
    const taken = ended ?? this.queue.get(key);
    if (!taken) return undefined;
    const status = !ended ? 'PENDING' : ended.code === null ? 'SUCCESSFUL' : 'FAILED';
    const reason = ended?.code ? { reason: { code: ended.code } } : {};
    return { externalId: key, amount: taken.amount, currency: 'USD', status, ...reason };
  }

  private happens(fault: keyof Dial): boolean {
    const does = this.random() < this.dial[fault];
    if (does) this.count(fault);
    return does;
  }

  private count(what: string, by = 1): void {
    this.counted[what] = (this.counted[what] ?? 0) + by;
  }
}
