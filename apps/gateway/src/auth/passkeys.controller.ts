import { Body, Controller, Res } from '@nestjs/common';
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import {
  AddPasskeyBody,
  PasskeyOptionsBody,
  PasskeyProofBody,
  PasskeySignInBody,
  RenamePasskeyBody,
} from '@somo/contracts/routes/passkeys';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Ask } from '@somo/platform/ask';
import type { FastifyReply } from 'fastify';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { BrowserSession } from './browser-session.js';
import { DeviceCookie } from './device-cookie.js';
import { SessionResponse } from './session-response.js';

@Controller()
@Forward('GET /api/me/passkeys', 'auth.list-passkeys', { summary: 'List your passkeys, the latest first', by: ['any'] })
@Forward('POST /api/me/passkeys/options', 'auth.begin-passkey', {
  summary: 'Get what a device needs to make a passkey; needs your password, and a code if your sign-in takes two steps',
  by: ['any'],
  body: ProofBody,
  limit: 'password',
})
@Forward('POST /api/me/passkeys/proof', 'auth.ask-for-proof', {
  summary: 'Get what one of your passkeys has to sign to be the proof for an act, in place of password and code',
  by: ['any'],
  body: PasskeyProofBody,
  limit: 'passkey-proof',
})
@Forward('POST /api/me/passkeys', 'auth.add-passkey', {
  summary: 'Add the passkey that your device has made',
  by: ['any'],
  status: 201,
  body: AddPasskeyBody,
})
@Forward('PATCH /api/me/passkeys/:id', 'auth.rename-passkey', {
  summary: 'Rename a passkey',
  by: ['any'],
  of: 'passkey',
  id: 'passkeyId',
  body: RenamePasskeyBody,
})
@Forward('DELETE /api/me/passkeys/:id', 'auth.remove-passkey', {
  summary: 'Remove a passkey; needs your password, and a code if your sign-in takes two steps',
  by: ['any'],
  of: 'passkey',
  status: 204,
  id: 'passkeyId',
  body: ProofBody,
  limit: 'password',
})
@Forward('POST /api/auth/passkeys/options', 'auth.ask-for-passkey', {
  summary: 'Get what a passkey has to sign; with the ticket of a first step, your passkeys',
  by: ['public'],
  body: PasskeyOptionsBody,
  limit: 'passkey-options',
})
export class PasskeysController {
  constructor(
    readonly ask: Ask,
    private readonly answers: SessionResponse,
    private readonly device: DeviceCookie,
    private readonly browser: BrowserSession,
  ) {}

  @Route('POST /api/auth/passkeys', { summary: 'Sign in with a passkey, alone or as the second step', by: ['public'] })
  @RateLimit('passkey')
  async signInWithPasskey(@Body() body: PasskeySignInBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionAnswer> {
    const browser = this.device.browserOf(reply.request);
    const signedIn = await this.ask.for('auth.sign-in-with-passkey', { ...body, browser });
    this.browser.begin(reply, signedIn, browser);
    return this.answers.of(signedIn);
  }
}
