import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import type { FastifyRequest } from 'fastify';
import { headersOf } from '../http/check-headers.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

const providerForm = /^[a-z][a-z0-9-]{0,39}$/;

/** Receives webhooks of the mail providers; notification knows how each signs, and verifies it over the exact bytes. */
@Controller()
export class MailWebhooksController {
  constructor(private readonly ask: Ask) {}

  @Post('/api/mail/webhooks/:provider')
  @HttpCode(204)
  @RateLimit('callback')
  async receive(@Param('provider') provider: string, @Req() { raw }: FastifyRequest, @Body() body: string): Promise<void> {
    if (!providerForm.test(provider)) throw refuse('unknown-mail-provider');
    await this.ask.for('notification.receive-mail-webhook', { provider, body, headers: headersOf(raw) });
  }
}
