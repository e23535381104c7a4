import { Injectable } from '@nestjs/common';
import { recordingPath } from '@somo/contracts/rules/recordings';
import { currentContext } from '@somo/platform/context';
import { accessTokenSeconds } from '@somo/platform/identity/user-tokens';
import type { FastifyReply } from 'fastify';
import { GatewayConfig } from '../gateway.config.js';
import { playCookieName } from './play-cookie-name.js';

/** The access token as a cookie for the address of one recording, which the player of a browser sends by itself. It is good for nothing else. */
@Injectable()
export class PlayCookie {
  constructor(private readonly config: GatewayConfig) {}

  set(reply: FastifyReply, { lessonId, recordingId }: { lessonId: string; recordingId: string }): void {
    reply.setCookie(playCookieName, currentContext()?.token ?? '', {
      ...{ path: recordingPath(lessonId, recordingId), httpOnly: true, sameSite: 'strict', maxAge: accessTokenSeconds },
      secure: this.config.isHttps() || 'auto',
    });
  }
}
