// A server that behaves like Stripe Connect, with the example objects of Stripe's public API description (stripe/openapi, MIT license,
// copyright Stripe, Inc.). It rejects what Stripe would reject: a call without the API key, a form with unknown or missing fields, or an
// idempotency key reused for another form.
import type { Webhook } from '@somo/contracts/webhook';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedBy } from './stripe-signed.js';
import { list, wrong, wrongForm, type Answer, type Json } from './fake-connect-forms.js';

const examples = JSON.parse(readFileSync(new URL('connect-examples.json', import.meta.url), 'utf8')) as Record<string, Json>;
export const connectKey = 'sk_test_of_connect';
export const connectSecret = 'whsec_of_connect';
/** Account numbers of a bank that Stripe rejects, and of one that returns the money. */
export const bankNumbers = { impossible: '000000', sendsBack: '000000000001' };

interface Account {
  id: string;
  banks: string[];
  ready: boolean;
}
interface Transfer {
  id: string;
  form: URLSearchParams;
  reversed: boolean;
  created: number;
}
interface BankPayout {
  id: string;
  account: string;
  transfers: Transfer[];
  status: string;
  created: number;
}

export class FakeConnect {
  readonly calls: string[] = [];
  /** Whether new accounts are ready to be paid. */
  onboarded = true;
  /** Whether the platform itself has signed up for Connect. */
  signedUp = true;
  private readonly accounts = new Map<string, Account>();
  private readonly transfers = new Map<string, Transfer>();
  private readonly payouts: BankPayout[] = [];
  private readonly answered = new Map<string, { form: string; answer: Answer }>();
  private readonly events: { type: string; account: string; object: Json }[] = [];
  private readonly server = createServer((request, response) => void this.take(request, response));

  constructor(private readonly now: () => number) {}

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()));
    this.server.closeAllConnections();
    return closed;
  }

  /** Pays each account's balance out to its bank, in one payout. */
  payToBanks(): void {
    for (const { id: account, banks } of this.accounts.values()) {
      const taken = this.payouts.filter(({ status }) => status !== 'failed').flatMap(({ transfers }) => transfers);
      const waiting = [...this.transfers.values()].filter(
        (one) => one.form.get('destination') === account && !one.reversed && !taken.includes(one),
      );
      if (waiting.length === 0) continue;
      const status = banks.at(-1) === bankNumbers.sendsBack ? 'failed' : 'paid';
      const payout = { id: `po_${this.payouts.length + 1}`, account, transfers: waiting, status, created: this.seconds() };
      this.payouts.push(payout);
      this.events.push({ type: `payout.${status}`, account, object: this.asPayout(payout) });
    }
  }

  onboard(): void {
    for (const account of this.accounts.values()) account.ready = true;
  }

  /** Returns what the banks received for these groups, in cents. */
  paid(groups: string[]): number[] {
    const paid = this.payouts.filter(({ status }) => status === 'paid').flatMap(({ transfers }) => transfers);
    return paid.filter(({ form }) => groups.includes(form.get('transfer_group') ?? '')).map(({ form }) => Number(form.get('amount')));
  }

  /** Returns what has been transferred to accounts and not reversed, in cents. */
  away(): number {
    return [...this.transfers.values()].reduce((sum, { form, reversed }) => sum + (reversed ? 0 : Number(form.get('amount'))), 0);
  }

  reports(also: { type: string; account?: string; object: Json }[] = []): Webhook[] {
    return [...this.events.splice(0), ...also].map(({ type, account, object }) => {
      const body = JSON.stringify({ ...examples['event'], type, account, data: { object } });
      return {
        body,
        headers: signedBy(connectSecret, body, this.seconds()),
      };
    });
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const [, , , id = ''] = url.pathname.split('/');
    const name = `${request.method ?? ''} ${url.pathname.replace(/\/(acct|tr)_[^/]+/, '')}`;
    this.calls.push(name);
    const key = String(request.headers['idempotency-key'] ?? '');
    const answer =
      this.refusal(request, name, form, key) ?? this.answer(name, id, form, url, String(request.headers['stripe-account'] ?? ''));
    if (request.method === 'POST' && key) this.answered.set(key, { form: form.toString(), answer });
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  }

  private refusal(request: IncomingMessage, name: string, form: URLSearchParams, key: string): Answer | undefined {
    if (request.headers.authorization !== `Bearer ${connectKey}`) return wrong('Invalid API Key provided', {}, 401);
    if (request.method === 'GET') return undefined;
    const odd = wrongForm(name, form);
    if (odd) return odd;
    if (key === '') return wrong('This spec wants an idempotency key');
    const before = this.answered.get(key);
    if (before && before.form !== form.toString())
      return wrong('Keys can only be used with the same parameters', { type: 'idempotency_error' });
    return before?.answer;
  }

  private answer(name: string, id: string, form: URLSearchParams, { searchParams: query }: URL, account: string): Answer {
    if (name === 'POST /v1/accounts' || name === 'POST /v1/accounts/external_accounts') return this.nameBank(id, form);
    if (name === 'GET /v1/accounts') return [200, this.asAccount(this.account(id))];
    if (name === 'POST /v1/transfers') return this.transfer(form);
    if (name === 'POST /v1/transfers/reversals') return this.reverse(id);
    if (name === 'GET /v1/transfers' && id) return [200, this.asTransfer(this.found(id))];
    if (name === 'GET /v1/transfers') {
      const group = query.get('transfer_group');
      return list(
        [...this.transfers.values()].filter(({ form: of }) => of.get('transfer_group') === group).map((one) => this.asTransfer(one)),
      );
    }
    const of = this.payouts.filter((payout) => payout.account === account);
    const since = Number(query.get('created[gte]'));
    if (name === 'GET /v1/payouts')
      return list(
        of
          .filter(({ created }) => created >= since)
          .reverse()
          .map((payout) => this.asPayout(payout)),
      );
    if (name !== 'GET /v1/balance_transactions') return wrong(`Unrecognized request URL (${name})`, {}, 404);
    const inPayout = of.find((payout) => payout.id === query.get('payout'))?.transfers ?? [];
    const source = query.get('source');
    return list(inPayout.filter(({ id: one }) => !source || source === `py_${one}`).map((one) => this.asBalance(one)));
  }

  private nameBank(id: string, form: URLSearchParams): Answer {
    if (!this.signedUp) return wrong('You can only create new accounts if you have signed up for Connect');
    const number = form.get('external_account[account_number]') ?? '';
    if (number === bankNumbers.impossible)
      return wrong('Invalid account number', { code: 'account_number_invalid', param: 'external_account[account_number]' });
    const account = id ? this.account(id) : { id: `acct_${this.accounts.size + 1}`, banks: [], ready: this.onboarded };
    account.banks.push(number);
    this.accounts.set(account.id, account);
    return [200, id ? { ...examples['bank_account'], last4: number.slice(-4) } : this.asAccount(account)];
  }

  private transfer(form: URLSearchParams): Answer {
    if (!this.account(form.get('destination') ?? '').ready)
      return wrong('Your destination account needs the capability transfers', { code: 'insufficient_capabilities_for_transfer' });
    const transfer = { id: `tr_${this.transfers.size + 1}`, form, reversed: false, created: this.seconds() };
    this.transfers.set(transfer.id, transfer);
    return [200, this.asTransfer(transfer)];
  }

  private reverse(id: string): Answer {
    const transfer = this.found(id);
    if (transfer.reversed) return wrong('This transfer is reversed already', { code: 'transfer_already_reversed' });
    transfer.reversed = true;
    return [200, { ...examples['transfer_reversal'], transfer: id, amount: Number(transfer.form.get('amount')) }];
  }

  private asAccount({ id, ready }: Account): Json {
    const open = {
      ...(examples['account']?.requirements as Json),
      currently_due: ready ? [] : ['individual.dob.day', 'tos_acceptance.date'],
    };
    return {
      ...examples['account'],
      id,
      payouts_enabled: ready,
      capabilities: { transfers: ready ? 'active' : 'inactive' },
      requirements: open,
    };
  }

  private asTransfer({ id, form, reversed, created }: Transfer): Json {
    const own = {
      id,
      created,
      reversed,
      amount: Number(form.get('amount')),
      destination: form.get('destination'),
      destination_payment: `py_${id}`,
    };
    return {
      ...examples['transfer'],
      ...own,
      transfer_group: form.get('transfer_group'),
      metadata: { payout: form.get('metadata[payout]') },
    };
  }

  private asPayout({ id, status, created, transfers }: BankPayout): Json {
    const amount = transfers.reduce((sum, { form }) => sum + Number(form.get('amount')), 0);
    return { ...examples['payout'], id, status, created, amount, failure_code: status === 'failed' ? 'account_closed' : null };
  }

  private asBalance({ id, form }: Transfer): Json {
    const source = { ...examples['charge'], id: `py_${id}`, source_transfer: id };
    return { ...examples['balance_transaction'], id: `txn_${id}`, type: 'payment', amount: Number(form.get('amount')), source };
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  private account(id: string): Account {
    const account = this.accounts.get(id);
    if (!account) throw new Error(`no account ${id}`);
    return account;
  }

  private found(id: string): Transfer {
    const transfer = this.transfers.get(id);
    if (!transfer) throw new Error(`no transfer ${id}`);
    return transfer;
  }
}
