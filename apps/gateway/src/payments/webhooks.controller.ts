import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import type { FastifyRequest } from 'fastify';
import { headersOf } from '../http/check-headers.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

const providerForm = /^[a-z][a-z0-9-]{0,39}$/;

/** Receives webhooks of the payment providers; payments knows how each provider signs, and verifies it over the exact bytes. */
@Controller()
export class WebhooksController {
  constructor(private readonly ask: Ask) {}

  @Post('/api/payments/webhooks/:provider')
  @HttpCode(204)
  @RateLimit('callback')
  async receive(@Param('provider') provider: string, @Req() { raw }: FastifyRequest, @Body() body: string): Promise<void> {
    if (!providerForm.test(provider)) throw refuse('unknown-provider');
    await this.ask.for('payments.receive-webhook', { provider, body, headers: headersOf(raw) });
  }
}
