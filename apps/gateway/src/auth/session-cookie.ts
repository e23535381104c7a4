import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@somo/contracts/asks/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../gateway.config.js';

const place = { path: '/api/auth', httpOnly: true, sameSite: 'strict' } as const;

/** Reads and writes the refresh token cookie, the only place a browser stores that token. */
@Injectable()
export class SessionCookie {
  constructor(private readonly config: GatewayConfig) {}

  set(reply: FastifyReply, { refreshToken, refreshMaxAgeSeconds }: SignedIn): void {
    const secure = this.config.isHttps() || 'auto';
    const lasting = refreshMaxAgeSeconds === null ? {} : { maxAge: refreshMaxAgeSeconds };
    reply.setCookie(this.name(reply.request), refreshToken, { ...place, secure, ...lasting });
    this.clearOld(reply);
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name(reply.request), { ...place, secure: this.config.isHttps() || 'auto' });
    this.clearOld(reply);
  }

  of(request: FastifyRequest): string | undefined {
    return request.cookies[this.name(request)] || undefined;
  }

  /** Returns the cookie's name. Browsers accept a `__Secure-` cookie only over https, so a page served without it cannot plant one. */
  private name(request: FastifyRequest): string {
    return this.config.isHttps() ? '__Secure-refresh' : this.plainName(request);
  }

  // No longer read: a page without https can plant a cookie of this name. A browser that has one from before the rename signs in again.
  private clearOld(reply: FastifyReply): void {
    const old = this.plainName(reply.request);
    if (old !== this.name(reply.request) && reply.request.cookies[old] !== undefined) reply.clearCookie(old, { ...place, secure: 'auto' });
  }

  /** Cookies ignore the port, so outside production the name includes it: two checkouts on one laptop must not share a cookie. */
  private plainName({ socket }: FastifyRequest): string {
    return this.config.NODE_ENV === 'production' ? 'refresh' : `refresh-${socket.localPort}`;
  }
}
