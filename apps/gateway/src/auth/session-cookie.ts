import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../gateway.config.js';

const place = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;

/** The refresh token lives in this cookie and nowhere else in a browser. */
@Injectable()
export class SessionCookie {
  constructor(private readonly config: GatewayConfig) {}

  set(reply: FastifyReply, { refreshToken, refreshMaxAgeSeconds }: SignedIn): void {
    reply.setCookie(
      this.name(reply.request),
      refreshToken,
      refreshMaxAgeSeconds === null ? place : { ...place, maxAge: refreshMaxAgeSeconds },
    );
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name(reply.request), place);
  }

  of(request: FastifyRequest): string | undefined {
    return request.cookies[this.name(request)] || undefined;
  }

  /** Cookies do not tell ports apart: of two checkouts on one laptop each has a name of its own. */
  private name({ socket }: FastifyRequest): string {
    return this.config.NODE_ENV === 'production' ? 'refresh' : `refresh-${socket.localPort}`;
  }
}
