import { refuse } from '@somo/contracts/refusals';
import type { Webhook } from '@somo/contracts/webhook';
import type { Clock } from '@somo/platform/clock';
import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PaymentsConfig } from '../../payments.config.js';
import { onlyHeader } from '../only-header.js';
import { objectIn, type OAuthWire } from './oauth-wire.js';
import { PayPalCertificates } from './paypal-certificates.js';

/** PayPal delivers a webhook that was not accepted again and again for three days. */
const oldestMs = (3 * 24 + 1) * 3_600_000;
const clockSkewMs = 5 * 60_000;
const algorithm = 'SHA256withRSA';
/** Of 2,048 bits and more, in base64. */
const signatureForm = /^[A-Za-z0-9+/]{340,1400}={0,2}$/;

interface Transmission {
  id: string;
  time: string;
  signature: string;
  certificateUrl: string;
  algorithm: string;
}

/** Checks the sender of a webhook: PayPal signs the webhook's id, so that one meant for another merchant fails. */
export class PayPalSignature {
  private readonly certificates: PayPalCertificates;

  constructor(
    private readonly config: PaymentsConfig,
    private readonly clock: Clock,
    private readonly wire: OAuthWire,
  ) {
    this.certificates = new PayPalCertificates(config.PAYPAL_API_URL, clock);
  }

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
    if (!signatureForm.test(sent.signature)) throw refuse('bad-signature', { detail: 'The signature of the webhook is not one.' });
    if (!this.certificates.isAt(sent.certificateUrl))
      throw refuse('bad-signature', { detail: 'The certificate of the webhook is not at a PayPal address.' });
    return sent;
  }

  private async isSignedByCertificate({ body }: Webhook, { id, time, signature, certificateUrl }: Transmission): Promise<boolean> {
    const certificate = await this.certificates.at(certificateUrl);
    if (!certificate) return false;
    const signed = `${id}|${time}|${this.config.PAYPAL_WEBHOOK_ID}|${crc32(body)}`;
    return verify('RSA-SHA256', Buffer.from(signed), certificate.publicKey, Buffer.from(signature, 'base64'));
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
    const { status, said } = await this.wire.call('POST', '/v1/notifications/verify-webhook-signature', { body: text }).catch(() => {
      throw refuse('provider-unavailable');
    });
    if (status >= 500 || status === 401 || status === 429) throw refuse('provider-unavailable');
    return status === 200 && said.verification_status === 'SUCCESS';
  }
}
