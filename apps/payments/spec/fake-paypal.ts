// A server that behaves like PayPal's REST API for payouts, with the example objects of PayPal's public API reference. It rejects what PayPal
// would reject: a call without a token, a body with missing or unknown fields, a second batch under the same id, and an address that is none.
import type { Webhook } from '@somo/contracts/webhook';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { certificateOf, selfSigned } from '@somo/testing/self-signed';

type Json = Record<string, unknown>;
type Answer = [status: number, body: Json | string];
export const examples = JSON.parse(readFileSync(new URL('paypal-examples.json', import.meta.url), 'utf8')) as Record<string, Json>;
/** Returns the settings payments needs. */
export const payPalOf = (url: string) => ({
  ...{ PAYPAL_API_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId },
});
export const [clientId, clientSecret, webhookId] = ['somo-at-paypal', 'the secret of the PayPal app', '1JE4291016473214C'];
/** Addresses that PayPal rejects, knows no account of, and refuses after a while. */
export const receivers = {
  good: 'kwame@example.com',
  invalid: 'nobody@invalid',
  unknown: 'unknown@example.com',
  locked: 'locked@example.com',
};
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const yearMs = 365 * 86_400_000;

interface Batch {
  id: string;
  key: string;
  item: Json & { receiver: string; amount: { value: string } };
  status: string;
}

export class FakePayPal {
  readonly calls: string[] = [];
  /** What the next calls to send a payout end in: no answer after it was taken, or an error that PayPal asks to retry. */
  fails: 'lost' | 'poor' | undefined;
  /** Answers every call with this status instead. */
  broken: number | undefined;
  private readonly batches: Batch[] = [];
  private readonly events: Webhook[] = [];
  private readonly server = createServer((request, response) => void this.take(request, response));
  private url = '';

  constructor(private readonly now: () => number) {}

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this.url;
  }

  close(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    this.server.closeAllConnections();
    return closed;
  }

  /** Processes what is pending, and returns the webhooks. */
  work(): Webhook[] {
    for (const batch of this.batches.filter(({ status }) => status === 'PENDING')) {
      const { receiver } = batch.item;
      this.end(batch, receiver === receivers.unknown ? 'UNCLAIMED' : receiver === receivers.locked ? 'FAILED' : 'SUCCESS');
    }
    return this.events.splice(0);
  }

  /** Gives an item a status, whatever it was. */
  turn(key: string, status: string): Webhook[] {
    const batch = this.batches.find((one) => one.key === key);
    if (batch) this.end(batch, status);
    return this.events.splice(0);
  }

  /** Returns what was sent to these keys and not returned, in cents. */
  paid(wanted: string[]): number[] {
    const paid = this.batches.filter(({ key, status }) => wanted.includes(key) && status === 'SUCCESS');
    return paid.map(({ item }) => Math.round(Number(item.amount.value) * 100));
  }

  /** Returns a webhook as PayPal signs it, with what `by` changes. */
  signed(body: string, by: { webhookId?: string; time?: string; id?: string; certificateUrl?: string } = {}): Webhook {
    const { webhookId: of = webhookId, time = new Date(this.now()).toISOString(), id = 'd938e770-8046-11e6-8103-6b62a8a99ac4' } = by;
    const signature = sign('RSA-SHA256', Buffer.from(`${id}|${time}|${of}|${crc32(body)}`), keys.privateKey).toString('base64');
    return {
      body,
      headers: {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': by.certificateUrl ?? this.certificateUrl(),
        'paypal-auth-algo': 'SHA256withRSA',
      },
    };
  }

  certificateUrl(name = 'CERT-360caa42-fca2a594-a5cafa77'): string {
    return `${this.url}/v1/notifications/certs/${name}`;
  }

  private end(batch: Batch, status: string): void {
    batch.status = status;
    const type = `PAYMENT.PAYOUTS-ITEM.${status === 'SUCCESS' ? 'SUCCEEDED' : status}`;
    this.events.push(this.signed(JSON.stringify({ ...examples['event'], event_type: type, resource: this.itemOf(batch) })));
  }

  private itemOf({ id, key, item, status }: Batch): Json {
    const errors =
      item.receiver === receivers.locked ? { ...examples['unregistered'], name: 'RECEIVER_ACCOUNT_LOCKED' } : examples['unregistered'];
    return {
      ...examples['item'],
      ...{ payout_batch_id: id, sender_batch_id: key, payout_item: item, transaction_status: status },
      ...(status === 'SUCCESS' || status === 'PENDING' ? {} : { errors }),
    };
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname } = new URL(request.url ?? '/', this.url);
    const name = `${request.method ?? ''} ${pathname}`;
    this.calls.push(name);
    const [status, body] = this.broken ? [this.broken, {}] : this.answer(name, request, Buffer.concat(parts).toString());
    if (name === 'POST /v1/payments/payouts' && this.fails === 'lost') response.destroy();
    else response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  private answer(name: string, { headers }: IncomingMessage, text: string): Answer {
    if (name.startsWith('GET /v1/notifications/certs/')) return this.certificate(name.slice(28));
    if (name === 'POST /v1/oauth2/token') {
      const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      return headers.authorization === basic && text === 'grant_type=client_credentials'
        ? [200, examples['token'] ?? {}]
        : [401, { error: 'invalid_client', error_description: 'Client Authentication failed' }];
    }
    if (headers.authorization !== `Bearer ${String(examples['token']?.['access_token'])}`) return [401, { error: 'invalid_token' }];
    if (name === 'POST /v1/payments/payouts') return this.create(JSON.parse(text) as Json);
    if (name === 'POST /v1/notifications/verify-webhook-signature') return this.verified(text);
    const batch = this.batches.find(({ id }) => name === `GET /v1/payments/payouts/${id}`);
    return batch ? [200, this.batchOf(batch)] : [404, { name: 'RESOURCE_NOT_FOUND', message: 'Requested resource ID was not found.' }];
  }

  private create(body: Json): Answer {
    const { sender_batch_header: header, items } = body as { sender_batch_header: Json; items: Batch['item'][] };
    const [item] = items;
    const key = String(header['sender_batch_id']);
    if (!item || wrongFields(body, header, item))
      return [400, { name: 'VALIDATION_ERROR', details: [{ field: 'items', issue: 'Wrong fields' }] }];
    const existing = this.batches.find((batch) => batch.key === key);
    if (existing) {
      const href = `https://api.sandbox.paypal.com/v1/payments/payouts/${existing.id}`;
      const [detail] = examples['duplicate']?.['details'] as Json[];
      return [400, { ...examples['duplicate'], details: [{ ...detail, link: [{ href, rel: 'self', method: 'GET' }] }] }];
    }
    if (this.fails === 'poor') return [422, examples['insufficientFunds'] ?? {}];
    if (item.receiver === receivers.invalid) return [400, examples['invalidReceiver'] ?? {}];
    const batch = { id: `BATCH${this.batches.length + 1}`, key, item, status: 'PENDING' };
    this.batches.push(batch);
    return [
      201,
      { ...examples['created'], batch_header: { sender_batch_header: header, payout_batch_id: batch.id, batch_status: 'PENDING' } },
    ];
  }

  private batchOf(batch: Batch): Json {
    const header = {
      ...(examples['batch']?.['batch_header'] as Json),
      payout_batch_id: batch.id,
      sender_batch_header: { sender_batch_id: batch.key },
    };
    return { ...examples['batch'], batch_header: header, items: [this.itemOf(batch)] };
  }

  private certificate(name: string): Answer {
    if (name === 'CERT-none') return [404, {}];
    const until = name === 'CERT-expired' ? this.now() - 1000 : this.now() + yearMs;
    if (name === 'CERT-other') {
      const other = { subject: 'paypal.com', issuer: 'paypal.com', isAuthority: false };
      return [200, certificateOf(keys, keys, { ...other, fromMs: this.now() - yearMs, toMs: until })];
    }
    return [200, selfSigned(keys, this.now() - yearMs, until)];
  }

  /** The event is read from the raw request: a client that serializes it again fails, as at PayPal. */
  private verified(text: string): Answer {
    const asked = JSON.parse(text) as Record<string, string>;
    const event = text.slice(text.indexOf('"webhook_event":') + 16, -1);
    const message = `${asked['transmission_id']}|${asked['transmission_time']}|${asked['webhook_id']}|${crc32(event)}`;
    const isRight = verify('RSA-SHA256', Buffer.from(message), keys.publicKey, Buffer.from(asked['transmission_sig'] ?? '', 'base64'));
    return [200, { verification_status: isRight && asked['webhook_id'] === webhookId ? 'SUCCESS' : 'FAILURE' }];
  }
}

function wrongFields(body: Json, header: Json, item: Json): boolean {
  const has = (thing: Json, names: string) => Object.keys(thing).sort().join(' ') === names;
  const amount = item['amount'] as Json;
  return !(
    has(body, 'items sender_batch_header') &&
    has(header, 'email_subject sender_batch_id') &&
    has(item, 'amount note receiver recipient_type sender_item_id') &&
    has(amount, 'currency value') &&
    /^\d+\.\d\d$/.test(String(amount['value']))
  );
}
