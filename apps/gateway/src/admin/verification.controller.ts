import { Controller, Query } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import { DecideVerificationBody, ListVerificationQuery } from '@somo/contracts/routes/verification';
import type { VerificationRecord, VerificationTask } from '@somo/contracts/verification';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

/** Documents of teachers, for operators to check. */
@Controller()
@Forward('POST /api/admin/verification/:id/decision', 'catalog.decide-verification', {
  summary: "Approve or refuse a teacher's document, once; the teacher is told, with the reasons",
  of: 'verification',
  id: 'caseId',
  body: DecideVerificationBody,
  audit: ['catalog', 'refuse-verification'],
})
export class AdminVerificationController {
  constructor(
    readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/verification', {
    summary: 'List documents that wait to be checked, the longest-waiting first, or those that are decided',
  })
  async listVerification(@Query() { status = 'pending', ...page }: ListVerificationQuery): Promise<Page<VerificationTask>> {
    const { items, nextCursor } = await this.ask.for('catalog.list-verification', { status, ...page });
    return { items: await this.named(items), nextCursor };
  }

  private async named(records: VerificationRecord[]): Promise<VerificationTask[]> {
    const people = await this.people.byIds(records.map(({ teacherId }) => teacherId));
    return records.map((record) => ({ ...record, teacher: people.get(record.teacherId) as VerificationTask['teacher'] }));
  }
}
