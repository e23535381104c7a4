import { Controller } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { Session } from '@somo/contracts/sessions';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';

@Controller()
@Forward('DELETE /api/auth/sessions', 'auth.end-other-sessions', { summary: 'End all your other sessions', by: ['any'], status: 204 })
@Forward('DELETE /api/auth/sessions/:id', 'auth.end-session', {
  summary: 'End one of your sessions',
  by: ['any'],
  of: 'session',
  status: 204,
  id: 'sessionId',
})
export class SessionsController {
  constructor(readonly ask: Ask) {}

  @Route('GET /api/auth/sessions', { summary: 'List where you are signed in, the last used first', by: ['any'] })
  async listSessions(): Promise<Page<Session>> {
    return { items: await this.ask.for('auth.list-sessions', {}), nextCursor: null };
  }
}
