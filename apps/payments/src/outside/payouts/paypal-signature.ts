import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PaymentsConfig } from '../../payments.config.js';
import { onlyHeader } from '../only-header.js';
import { objectIn, type OAuthWire } from './oauth-wire.js';

/** PayPal delivers a webhook that was not accepted again and again for three days. */
const oldestMs = (3 * 24 + 1) * 3_600_000;
const clockSkewMs = 5 * 60_000;
const algorithm = 'SHA256withRSA';
const timeoutMs = 10_000;
const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const longestCertificate = 20_000;
/** PayPal has one certificate at a time; only its own hosts can add to them. */
const mostCertificates = 8;

interface Transmission {
  id: string;
  time: string;
  signature: string;
  certificateUrl: string;
  algorithm: string;
}

/** Checks who sent a webhook: PayPal signs its own id for the webhook, so that one meant for somebody else fails. */
export class PayPalSignature {
  private readonly certificates = new Map<string, X509Certificate>();

  constructor(
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
    private readonly wire: OAuthWire,
  ) {}

  /** Refuses `bad-signature`, and `provider-unavailable` if PayPal cannot be asked now: it delivers the webhook again. */
  async check(webhook: Webhook): Promise<void> {
    const sent = this.transmissionOf(webhook);
    const isSigned =
      this.config.PAYPAL_WEBHOOK_CHECK === 'api'
        ? await this.isSignedByApi(webhook, sent)
        : await this.isSignedByCertificate(webhook, sent);
    if (!isSigned) throw refuse('bad-signature');
  }

  private transmissionOf(webhook: Webhook): Transmission {
    const sent = {
      id: onlyHeader(webhook, 'paypal-transmission-id'),
      time: onlyHeader(webhook, 'paypal-transmission-time'),
      signature: onlyHeader(webhook, 'paypal-transmission-sig'),
      certificateUrl: onlyHeader(webhook, 'paypal-cert-url'),
      algorithm: onlyHeader(webhook, 'paypal-auth-algo'),
    };
    const age = this.clock.now() - Date.parse(sent.time);
    if (!(age <= oldestMs && age >= -clockSkewMs)) throw refuse('bad-signature', { detail: 'The webhook is too old.' });
    if (sent.algorithm !== algorithm) throw refuse('bad-signature', { detail: `The webhook is not signed with ${algorithm}.` });
    if (!this.isOfPayPal(sent.certificateUrl))
      throw refuse('bad-signature', { detail: 'The certificate of the webhook is not at a PayPal address.' });
    return sent;
  }

  /** PayPal's hosts alone, and the sandbox's for the sandbox alone; or the configured API itself. */
  private isOfPayPal(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const [url, api] = [new URL(text), new URL(this.config.PAYPAL_API_URL)];
    if (!certificatePath.test(url.pathname) || url.username !== '' || url.search !== '' || url.hash !== '') return false;
    const isSandbox = ({ hostname }: URL) => hostname.endsWith('.sandbox.paypal.com');
    const isPayPal = url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com');
    return url.origin === api.origin || (isPayPal && isSandbox(url) === isSandbox(api));
  }

  private async isSignedByCertificate({ body }: Webhook, { id, time, signature, certificateUrl }: Transmission): Promise<boolean> {
    const certificate = await this.certificateAt(certificateUrl);
    const now = this.clock.now();
    if (!certificate || now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return false;
    const signed = `${id}|${time}|${this.config.PAYPAL_WEBHOOK_ID}|${crc32(body)}`;
    return verify('RSA-SHA256', Buffer.from(signed), certificate.publicKey, Buffer.from(signature, 'base64'));
  }

  /** Returns the certificate; undefined if there is none at this address. */
  private async certificateAt(url: string): Promise<X509Certificate | undefined> {
    const known = this.certificates.get(url);
    if (known) return known;
    const answer = await unlessAway(async () => {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      return { status: response.status, text: await response.text() };
    });
    if (answer.status >= 500) throw refuse('provider-unavailable');
    const certificate = answer.status === 200 ? certificateIn(answer.text) : undefined;
    if (certificate && this.certificates.size >= mostCertificates) this.certificates.clear();
    if (certificate) this.certificates.set(url, certificate);
    return certificate;
  }

  private async isSignedByApi({ body }: Webhook, sent: Transmission): Promise<boolean> {
    if (Object.keys(objectIn(body)).length === 0) return false;
    const question = {
      auth_algo: sent.algorithm,
      cert_url: sent.certificateUrl,
      transmission_id: sent.id,
      transmission_sig: sent.signature,
      transmission_time: sent.time,
      webhook_id: this.config.PAYPAL_WEBHOOK_ID,
    };
    // The event goes back as it came: the signature is over its exact text. It is valid JSON, so it cannot end the object around it.
    const text = `${JSON.stringify(question).slice(0, -1)},"webhook_event":${body}}`;
    const { status, said } = await unlessAway(() => this.wire.call('POST', '/v1/notifications/verify-webhook-signature', { body: text }));
    if (status >= 500 || status === 401 || status === 429) throw refuse('provider-unavailable');
    return status === 200 && said.verification_status === 'SUCCESS';
  }
}

async function unlessAway<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch {
    throw refuse('provider-unavailable');
  }
}

function certificateIn(text: string): X509Certificate | undefined {
  try {
    return text.length > longestCertificate ? undefined : new X509Certificate(text);
  } catch {
    return undefined;
  }
}
