import { Injectable } from '@nestjs/common';
import type { Browser, SignedIn } from '@somo/contracts/asks/auth';
import { Log } from '@somo/platform/log';
import type { FastifyReply } from 'fastify';
import { rateLimitKeysOf } from '../limits/rate-limit-key.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionCookie } from './session-cookie.js';

/** Gives a browser the session of a sign-in, and logs an audit line for it. */
@Injectable()
export class BrowserSession {
  constructor(
    private readonly session: SessionCookie,
    private readonly device: DeviceCookie,
    private readonly log: Log,
  ) {}

  begin(reply: FastifyReply, signedIn: SignedIn, browser: Required<Browser>): void {
    this.session.set(reply, signedIn);
    this.device.set(reply, browser);
    const { request } = reply;
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
    const { address } = rateLimitKeysOf(request);
    const { userId } = signedIn.account;
    this.log.info({ audit: true, event: 'signed-in', userId, address, route, requestId: request.id }, 'signed in');
  }
}
