import { Controller } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { Session } from '@somo/contracts/sessions';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';

@Controller()
export class SessionsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/auth/sessions', { by: ['any'] })
  async list(): Promise<Page<Session>> {
    return { items: await this.ask.for('auth.list-sessions', {}), nextCursor: null };
  }

  @Route('DELETE /api/auth/sessions', { by: ['any'], status: 204 })
  endOthers(): Promise<null> {
    return this.ask.for('auth.end-other-sessions', {});
  }

  @Route('DELETE /api/auth/sessions/:id', { by: ['any'], status: 204 })
  end(@Id('session-not-found') sessionId: string): Promise<null> {
    return this.ask.for('auth.end-session', { sessionId });
  }
}
