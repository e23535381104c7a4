// A server that behaves like Stripe, with the example objects of Stripe's public API description (stripe/openapi, MIT license, copyright
// Stripe, Inc.). It rejects what Stripe would reject: a call without the API key, a form with unknown fields, or an idempotency key reused
// for another form.
import type { Webhook } from '@somo/contracts/webhook';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedBy } from './stripe-signed.js';

type Json = Record<string, unknown>;
const examples = JSON.parse(readFileSync(new URL('stripe-examples.json', import.meta.url), 'utf8')) as Record<string, Json>;
export const secretKey = 'sk_test_of_this_spec';
export const webhookSecret = 'whsec_of_this_spec';

interface Session {
  id: string;
  form: URLSearchParams;
  status: 'open' | 'complete' | 'expired';
  refundedCents: number;
  dispute: string | null;
}

const known = {
  'POST /v1/checkout/sessions': [
    'mode',
    'client_reference_id',
    'line_items[0][quantity]',
    'line_items[0][price_data][currency]',
    'line_items[0][price_data][unit_amount]',
    'line_items[0][price_data][product_data][name]',
    'payment_intent_data[metadata][reference]',
    'success_url',
    'cancel_url',
  ],
  'POST /v1/refunds': ['payment_intent', 'amount', 'metadata[refund]'],
};

export class FakeStripe {
  readonly calls: string[] = [];
  private readonly sessions = new Map<string, Session>();
  private readonly answered = new Map<string, { form: string; answer: Json }>();
  private readonly refunds: Json[] = [];
  private readonly events: { type: string; object: Json }[] = [];
  private readonly server = createServer((request, response) => void this.take(request, response));

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.server.close(() => closed()));
  }

  pay(id: string): void {
    const session = this.session(id);
    if (session.status !== 'open') return;
    session.status = 'complete';
    this.events.push({ type: 'checkout.session.completed', object: this.asSession(session, false) });
  }

  /** Simulates that Stripe forgets idempotency keys after a day. */
  forgetKeys(): void {
    this.answered.clear();
  }

  dispute(id: string, status: string): void {
    const session = this.session(id);
    session.dispute = status;
    this.events.push({ type: 'charge.dispute.updated', object: { ...examples['dispute'], status, payment_intent: `pi_${id}` } });
  }

  /** Returns the webhooks since the last call, signed with the SDK's own helper. */
  reports(nowMs: number, also: { type: string; object: Json }[] = []): Webhook[] {
    return [...this.events.splice(0), ...also].map(({ type, object }) => {
      const body = JSON.stringify({ ...examples['event'], type, data: { object } });
      const timestamp = Math.floor(nowMs / 1000);
      return { body, headers: signedBy(webhookSecret, body, timestamp) };
    });
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const name = `${request.method ?? ''} ${url.pathname}`;
    this.calls.push(name);
    const [status, answer] = this.refusal(request, name, form) ?? this.answer(request, name, form, url);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  private refusal(request: IncomingMessage, name: string, form: URLSearchParams): [number, Json] | undefined {
    const wrong = (status: number, message: string): [number, Json] => [status, { error: { type: 'invalid_request_error', message } }];
    if (request.headers.authorization !== `Bearer ${secretKey}`) return wrong(401, 'Invalid API Key provided');
    if (request.method === 'POST' && !String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded'))
      return wrong(400, 'Not a form');
    const fields = known[name as keyof typeof known];
    const odd = fields && [...form.keys()].find((key) => !fields.includes(key));
    if (odd) return wrong(400, `Received unknown parameter: ${odd}`);
    const key = request.headers['idempotency-key'];
    if (fields && typeof key !== 'string') return wrong(400, 'This spec wants an idempotency key');
    const before = typeof key === 'string' ? this.answered.get(key) : undefined;
    if (before && before.form !== form.toString())
      return [400, { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' } }];
    return before && [200, before.answer];
  }

  private answer(request: IncomingMessage, name: string, form: URLSearchParams, url: URL): [number, Json] {
    const keep = (answer: Json): [number, Json] => {
      this.answered.set(String(request.headers['idempotency-key']), { form: form.toString(), answer });
      return [200, answer];
    };
    if (name === 'POST /v1/checkout/sessions') return keep(this.asSession(this.open(form), false));
    if (name === 'POST /v1/refunds') return this.refund(form, keep);
    const expand = url.searchParams.has('expand[0]') || url.searchParams.has('expand[]');
    const [, id, act] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(url.pathname) ?? [];
    if (id && act) return this.expire(this.session(id));
    if (id) return [200, this.asSession(this.session(id), expand)];
    const of = (url.searchParams.get('payment_intent') ?? url.searchParams.get('charge') ?? '').replace(/^(pi|ch)_/, '');
    if (url.pathname === '/v1/refunds') {
      const refunds = this.refunds.filter((refund) => refund['payment_intent'] === `pi_${of}`);
      return [200, { object: 'list', data: refunds, has_more: false, url: url.pathname }];
    }
    const session = this.session(of);
    const data = url.pathname === '/v1/disputes' ? [{ ...examples['dispute'], status: session.dispute }] : [this.asSession(session, false)];
    return [200, { object: 'list', data, has_more: false, url: url.pathname }];
  }

  private open(form: URLSearchParams): Session {
    const id = `cs_test_${this.sessions.size + 1}`;
    const session: Session = { id, form, status: 'open', refundedCents: 0, dispute: null };
    this.sessions.set(id, session);
    return session;
  }

  private expire(session: Session): [number, Json] {
    if (session.status !== 'open') return [400, { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired' } }];
    session.status = 'expired';
    return [200, this.asSession(session, false)];
  }

  private refund(form: URLSearchParams, keep: (answer: Json) => [number, Json]): [number, Json] {
    const session = this.session((form.get('payment_intent') ?? '').replace(/^pi_/, ''));
    const amount = Number(form.get('amount'));
    if (session.refundedCents + amount > this.amountOf(session))
      return [400, { error: { type: 'invalid_request_error', code: 'amount_too_large', message: 'Too large' } }];
    session.refundedCents += amount;
    this.events.push({ type: 'charge.refunded', object: this.asCharge(session) });
    const metadata = { refund: form.get('metadata[refund]') };
    const refund = { ...examples['refund'], amount, payment_intent: `pi_${session.id}`, metadata };
    this.refunds.push(refund);
    return keep(refund);
  }

  private amountOf({ form }: Session): number {
    return Number(form.get('line_items[0][price_data][unit_amount]'));
  }

  private asCharge(session: Session): Json {
    const amount = this.amountOf(session);
    const balance = { ...examples['balance_transaction'], amount, fee: feeOf(amount) };
    const disputed = session.dispute !== null;
    const ids = { id: `ch_${session.id}`, payment_intent: `pi_${session.id}` };
    return { ...examples['charge'], ...ids, amount, amount_refunded: session.refundedCents, disputed, balance_transaction: balance };
  }

  private asSession(session: Session, expanded: boolean): Json {
    const paid = session.status === 'complete';
    const intent = { ...examples['payment_intent'], id: `pi_${session.id}`, latest_charge: this.asCharge(session) };
    return {
      ...examples['checkout.session'],
      id: session.id,
      client_reference_id: session.form.get('client_reference_id'),
      amount_total: this.amountOf(session),
      currency: 'usd',
      status: session.status,
      payment_status: paid ? 'paid' : 'unpaid',
      payment_intent: paid ? (expanded ? intent : intent.id) : null,
      url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
    };
  }

  private session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  }
}

export const feeOf = (amountCents: number): number => Math.round(amountCents * 0.029) + 30;
