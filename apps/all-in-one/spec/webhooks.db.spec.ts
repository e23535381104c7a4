import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { runProduct, type Product } from './running-product.js';

const secret = 'the secret of the sandbox in this spec';
const body = JSON.stringify({ type: 'payout.updated', payout: { key: 'é', status: 'done', reason: null, amount_cents: 1 } });

describe("a provider's webhook, from the gateway to payments", () => {
  let product: Product;
  beforeAll(async () => {
    process.env['SANDBOX_WEBHOOK_SECRET'] = secret;
    product = await runProduct();
  });
  afterAll(async () => {
    delete process.env['SANDBOX_WEBHOOK_SECRET'];
    await product.close();
  });

  const signature = () => {
    const seconds = Math.floor(Date.now() / 1000);
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  };
  /** Sends header lines as they are: names in any case, the same name several times. */
  const send = async (...lines: [name: string, value: string][]): Promise<{ code: string; detail: string }> => {
    const { host } = new URL(product.url);
    const always = ['Host', host, 'Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(body))];
    const headers = [...always, ...lines.flat()];
    const sent = request(`${product.url}/api/payments/webhooks/sandbox-payouts`, { method: 'POST', headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return JSON.parse(await text(response)) as { code: string; detail: string };
  };

  it('PAY-03 keeps its exact body and its headers, whatever else is sent with them', async () => {
    // The payout does not exist: only a correctly signed webhook gets as far as this refusal.
    expect(await send(['SOMO-Signature', signature()])).toMatchObject({ code: 'payout-not-found' });
    const others: [string, string][] = [...'ab'].map((value) => ['X-Unknown', value]);
    const odd: [string, string][] = [
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['Stripe-Signature', 'z'],
      ['X-Latin', 'é'],
      ['X-Empty', ''],
    ];
    expect(await send(...others, ...odd, ['somo-signature', signature()])).toMatchObject({ code: 'payout-not-found' });
  });

  it('PAY-03 is refused with a clear message when its signature is missing, doubled or of another provider', async () => {
    const none = { code: 'bad-signature', detail: 'The webhook has no somo-signature header.' };
    expect([await send(), await send(['Stripe-Signature', signature()])]).toMatchObject([none, none]);
    const twice = await send(['somo-signature', signature()], ['Somo-Signature', signature()]);
    expect(twice).toMatchObject({ code: 'bad-signature', detail: 'The webhook has 2 somo-signature headers; send exactly one.' });
  });
});
