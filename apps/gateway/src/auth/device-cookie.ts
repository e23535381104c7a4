import { Injectable } from '@nestjs/common';
import type { Browser } from '@somo/contracts/asks/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { GatewayConfig } from '../gateway.config.js';

/** The longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 3600;
const bytes = 24;
const form = /^[\w-]{32}$/;
const userAgentMax = 500;

/** Reads and writes the cookie that marks a browser with an earlier sign-in. It identifies no person. */
@Injectable()
export class DeviceCookie {
  constructor(private readonly config: GatewayConfig) {}

  /** Returns the browser of a sign-in; one without the cookie gets a new id. */
  browserOf(request: FastifyRequest): Required<Browser> {
    const stored = request.cookies[this.name(request)];
    const deviceId = stored && form.test(stored) ? stored : randomBytes(bytes).toString('base64url');
    return { userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMax), deviceId };
  }

  set(reply: FastifyReply, { deviceId }: Required<Browser>): void {
    // Lax: a sign-in may come back from another site.
    const place = { path: '/api/auth', httpOnly: true, sameSite: 'lax', secure: this.config.isHttps() || 'auto', maxAge } as const;
    reply.setCookie(this.name(reply.request), deviceId, place);
  }

  /** Named as the refresh token's cookie is, for the same reasons. */
  private name({ socket }: FastifyRequest): string {
    if (this.config.isHttps()) return '__Secure-device';
    return this.config.NODE_ENV === 'production' ? 'device' : `device-${socket.localPort}`;
  }
}
