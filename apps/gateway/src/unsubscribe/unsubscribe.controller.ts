import { Controller, Get, Header, Param, Post, Req, Res } from '@nestjs/common';
import type { LinkedSwitch } from '@somo/contracts/notification-settings';
import { Refusal, refuse, toProblem } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language-of.js';
import { WebFiles } from '../web/web-files.js';
import { refusedPage, unsubscribePage } from './unsubscribe-page.js';

const tokenForm = /^[\w-]{20,100}$/;

/**
 * The links of emails. Opening one changes nothing, because mail scanners open every link; only a POST does, from the page's button or from
 * the mailbox itself (RFC 8058), which sends neither cookie nor Origin.
 */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly ask: Ask,
    private readonly web: WebFiles,
  ) {}

  @Get('/u/:token')
  @Header('cache-control', 'no-store')
  async show(@Param('token') token: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return this.page(reply, () => this.ask.for('notification.get-unsubscribe', { token: checked(token) }));
  }

  @Post('/u/:token')
  @Header('cache-control', 'no-store')
  async change(
    @Param('token') token: string,
    @Req() { body }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const isOn = (body as { turn?: unknown } | undefined)?.turn === 'on';
    return this.page(reply, () => this.ask.for('notification.unsubscribe', { token: checked(token), isOn }), 'changed');
  }

  private async page(reply: FastifyReply, answer: () => Promise<LinkedSwitch>, done?: 'changed'): Promise<string> {
    const around = { language: languageOf(reply.request.headers['accept-language']), fonts: this.web.fonts() };
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
    try {
      reply.code(200);
      return unsubscribePage(await answer(), { ...around, isChanged: done !== undefined });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problem = toProblem(error);
      reply.code(problem.status);
      return refusedPage(problem, around);
    }
  }
}

function checked(token: string): string {
  if (!tokenForm.test(token)) throw refuse('unsubscribe-link-unknown');
  return token;
}
