import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { isCleanText } from '@somo/contracts/rules/text';
import { Ask } from '@somo/platform/ask';
import type { FastifyRequest } from 'fastify';
import { countHeader } from '../http/check-headers.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

const providerForm = /^[a-z][a-z0-9-]{0,39}$/;
const signedBy = new Map(['stripe', 'stripe-connect'].map((name): [string, string] => [name, 'stripe-signature']));

/** Receives webhooks of the payment providers; payments verifies the signature over the exact bytes. */
@Controller()
export class WebhooksController {
  constructor(private readonly ask: Ask) {}

  @Post('/api/payments/webhooks/:provider')
  @HttpCode(204)
  @RateLimit('callback')
  async receive(@Param('provider') provider: string, @Req() { raw, headers }: FastifyRequest, @Body() body: string): Promise<void> {
    if (!providerForm.test(provider)) throw refuse('unknown-provider');
    const header = signedBy.get(provider) ?? 'somo-signature';
    const signature = headers[header];
    if (typeof signature !== 'string' || signature === '' || countHeader(raw, header) > 1) throw refuse('bad-signature');
    if (!isCleanText(signature) || !isCleanText(body)) throw refuse('bad-signature');
    await this.ask.for('payments.receive-webhook', { provider, body, signature });
  }
}
