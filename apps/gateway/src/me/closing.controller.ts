import { Controller } from '@nestjs/common';
import { KeepAccountBody } from '@somo/contracts/routes/closing';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

/** Closing the caller's account, and keeping it after all. */
@Controller()
@Forward('GET /api/me/closing', 'auth.get-closing', {
  summary: 'Get what closing your account would cancel, and whether you can',
  by: ['any'],
})
@Forward('DELETE /api/me', 'auth.close-account', {
  summary:
    'Close your account: out of use at once, erased after 7 days; needs your password again, and a code if you sign in with two steps',
  by: ['any'],
  body: ProofBody,
  limit: 'password',
  status: 202,
})
@Forward('POST /api/auth/keep-account', 'auth.keep-account', {
  summary: 'Keep an account that is being closed, with the ticket that signing in to it is refused with',
  by: ['public'],
  body: KeepAccountBody,
  limit: 'sign-in',
  status: 204,
})
export class ClosingController {
  constructor(readonly ask: Ask) {}
}
