import { Injectable } from '@nestjs/common';
import { accessTokenSeconds } from '@somo/platform/identity/user-tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../../gateway.config.js';

/** Where the pages of the job queues are. */
export const boardPath = '/api/admin/queues/board';

/** The access token of an operator who opened the job queues, for the only pages a browser loads without our app. It lasts no longer than the token. */
@Injectable()
export class BoardCookie {
  constructor(private readonly config: GatewayConfig) {}

  set(reply: FastifyReply, token: string): void {
    const secure = this.config.isHttps() || 'auto';
    reply.setCookie(this.name(reply.request), token, {
      path: boardPath,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: accessTokenSeconds,
    });
  }

  of(request: FastifyRequest): string | null {
    return request.cookies[this.name(request)] ?? null;
  }

  /** Named as the refresh token's cookie is, for the same reasons. */
  private name({ socket }: FastifyRequest): string {
    if (this.config.isHttps()) return '__Secure-queues';
    return this.config.NODE_ENV === 'production' ? 'queues' : `queues-${socket.localPort}`;
  }
}
