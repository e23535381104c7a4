import { Injectable } from '@nestjs/common';
import { suspensionCookie } from '@somo/contracts/rules/google';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../../gateway.config.js';

const maxAge = 600;

/** The cookie that binds a sign-in under way to the browser that began it. Lax, because the browser comes back from another site. */
@Injectable()
export class GoogleCookie {
  constructor(private readonly config: GatewayConfig) {}

  set(reply: FastifyReply, sealed: string): void {
    reply.setCookie(this.name(reply.request), sealed, { ...this.place(), maxAge });
  }

  /** Returns what was sealed, and removes it: it serves once. */
  take(request: FastifyRequest, reply: FastifyReply): string | undefined {
    const sealed = request.cookies[this.name(request)];
    reply.clearCookie(this.name(request), this.place());
    return sealed || undefined;
  }

  /** Hands the reason of a suspension to the page that shows it: in its address, an attacker could have written it. */
  setSuspension(reply: FastifyReply, reason: string): void {
    const place = { path: '/auth/callback', sameSite: 'lax', secure: this.config.isHttps(), maxAge: 60 } as const;
    reply.setCookie(suspensionCookie, Buffer.from(reason).toString('base64url'), place);
  }

  private place() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.isHttps() } as const;
  }

  /** Browsers accept a `__Host-` cookie only over https and from this very host. Without https the name includes the port. */
  private name({ socket }: FastifyRequest): string {
    return this.config.isHttps() ? '__Host-google' : `google-${socket.localPort}`;
  }
}
