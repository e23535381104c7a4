import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { toInstant } from '@somo/contracts/time';
import type { TimelineFact, TimelineJob, TimelinePart } from '@somo/contracts/timeline';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { traceLesson } from '@somo/platform/operating/trace-lesson';
import { reminderOf } from '../domain/reminders.js';
import type { NotificationRow } from '../store/notification.schema.js';

interface Mailed {
  key: string;
  subject: string;
  sent_at: Date;
}

type Noted = Pick<NotificationRow, 'id' | 'userId' | 'type' | 'mail' | 'createdAt'>;

/** News of lessons that were booked together are about each of them. */
const notesOf = `
  SELECT id, user_id AS "userId", type, mail, created_at AS "createdAt" FROM notifications
  WHERE related_id = ANY ($1::uuid[]) OR EXISTS (
    SELECT FROM jsonb_array_elements(params->'series'->'lessons') AS lesson WHERE (lesson->>'bookingId')::uuid = ANY ($1::uuid[]))
  ORDER BY created_at`;

@Injectable()
export class GetLessonTimeline {
  constructor(private readonly db: Db) {}

  @Handles('notification.get-lesson-timeline', { by: ['operator:support', 'operator:money'] })
  async run(question: Asks['notification.get-lesson-timeline']['in']): Promise<TimelinePart> {
    const notes = await this.db.sql<Noted>('notes-of', notesOf, [question.bookingIds]);
    const ids = notes.map(({ id }) => id);
    const [lessons, mails, traced] = await Promise.all([
      this.db.sql<{ version: number; status: string }>(
        'lesson-copy',
        'SELECT version, status FROM lessons WHERE booking_id = ANY($1::uuid[]) ORDER BY version DESC LIMIT 1',
        [question.bookingIds],
      ),
      this.db.sql<Mailed>('mails-of', 'SELECT key, subject, sent_at FROM dev_mails WHERE key = ANY($1::text[])', [ids]),
      traceLesson(this.db, question, [...question.bookingIds, ...ids]),
    ]);
    return {
      holds: lessons.map(({ version, status }) => ({ what: 'lesson-copy', version, state: status })),
      entries: [...notes.map(toFact), ...mails.map(toMailed), ...traced.events, ...traced.jobs.map(withReminder)],
      deliveries: traced.deliveries,
    };
  }
}

const toFact = ({ id, userId, type, mail, createdAt }: Noted): TimelineFact => ({
  kind: 'fact',
  at: toInstant(createdAt.getTime()),
  name: 'notified',
  details: { notificationId: id, userId, type, mail },
});

function withReminder(job: TimelineJob): TimelineJob {
  const reminder = job.name === 'send-lesson-reminder' ? reminderOf(job.key) : undefined;
  return reminder ? { ...job, reminder } : job;
}

const toMailed = ({ key, subject, sent_at }: Mailed): TimelineFact => ({
  kind: 'fact',
  at: toInstant(sent_at.getTime()),
  name: 'mailed',
  details: { notificationId: key, subject },
});
