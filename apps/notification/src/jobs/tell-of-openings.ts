import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import type { OpeningsContent } from '../domain/openings-text.js';
import { addNotifications } from '../notifications/add-notifications.js';
import { Readers } from '../queries/readers.js';

/** Tells all who wait for a teacher's time at once; the first to book it has it. */
@Injectable()
export class TellOfOpenings {
  constructor(
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly readers: Readers,
    private readonly clock: Clock,
  ) {}

  @Runs('tell-of-openings', { most: 5 })
  async run({ teacherId, changedAt, waiting }: Jobs['tell-of-openings']['data'], work: DueWork): Promise<void> {
    const now = this.clock.now();
    const open = waiting
      .map(({ studentId, startsAt }) => ({ studentId, startsAt: startsAt.filter((at) => fromInstant(at) > now) }))
      .filter(({ startsAt }) => startsAt.length > 0);
    const studentIds = open.map(({ studentId }) => studentId);
    const bookable = new Set(studentIds.length === 0 ? [] : await this.ask.for('booking.filter-bookable', { teacherId, studentIds }));
    const told = open.filter(({ studentId }) => bookable.has(studentId));
    const contentOf = ({ studentId, startsAt }: (typeof open)[number]): OpeningsContent => ({
      type: 'system',
      params: { news: 'openings', studentId, teacherId, times: startsAt },
    });
    const readers = await this.readers.people(
      told.map(({ studentId }) => studentId),
      told.map(contentOf),
    );
    const about = { id: teacherId, type: 'teacher' } as const;
    const notes = told.map((one) => {
      const reader = readers.get(one.studentId);
      return { userId: one.studentId, content: contentOf(one), about, once: changedAt, mail: true, ...(reader ? { reader } : {}) };
    });
    await this.transaction.finish(work, (tx) => addNotifications(tx, notes, now));
  }
}
