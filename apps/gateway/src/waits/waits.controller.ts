import { Body, Controller } from '@nestjs/common';
import { WaitBody } from '@somo/contracts/routes/waits';
import type { Person } from '@somo/contracts/people';
import type { WaitList, WaitRecord } from '@somo/contracts/waits';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

@Controller()
@Forward('DELETE /api/me/waits/:teacherId', 'scheduling.remove-wait', {
  summary: 'Stop waiting for a teacher',
  by: ['student'],
  of: 'teacher',
  status: 204,
  id: 'teacherId',
})
export class WaitsController {
  constructor(
    readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/me/waits', { summary: 'List the teachers whom you wait for, the one added last first', by: ['student'] })
  async listWaits(): Promise<WaitList> {
    const waits = await this.ask.for('scheduling.list-waits', {});
    const people = await this.people.byIds(waits.map(({ teacherId }) => teacherId));
    return { items: waits.map((wait) => ({ ...wait, teacher: people.get(wait.teacherId) as Person })), nextCursor: null };
  }

  @Route('PUT /api/me/waits/:teacherId', {
    summary: 'Be told when a teacher has time, at most once a day, until you book them or for 60 days; the teacher is not told',
    by: ['student'],
    of: 'teacher',
  })
  async saveWait(@Id() teacherId: string, @Body() hours: WaitBody): Promise<WaitRecord> {
    const { timeZone } = await this.ask.for('auth.get-account', {});
    return this.ask.for('scheduling.save-wait', { teacherId, timeZone, ...hours });
  }
}
