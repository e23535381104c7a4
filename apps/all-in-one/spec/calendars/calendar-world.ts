// Booking and notification with what is between them: events one way, facts the other.
import { booking } from '@somo/booking/booking.module';
import { CalendarFiles } from '@somo/gateway/calendars/calendar-files';
import { GatewayConfig } from '@somo/gateway/gateway.config';
import type { People } from '@somo/gateway/people/people';
import type { EventName, Events } from '@somo/contracts/events/map';
import type { Person } from '@somo/contracts/people';
import type { Receipt } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import { notification } from '@somo/notification/notification.module';
import { someHours, someTerms } from '@somo/testing/builders';
import { aService, aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type Answers, type World } from '@somo/testing/start-service';
import { Buffer } from 'node:buffer';

const told: EventName[] = ['booking.confirmed', 'booking.rescheduled', 'booking.cancelled', 'request.accepted'];

const person = (id: string) => ({ id, firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null }) satisfies Person;

export interface CalendarWorld {
  booking: World;
  notification: World;
  /** The time zones of teachers by id; Accra's otherwise. */
  zones: Map<string, string>;
  /** Payments know of these agreements that they were paid. */
  receipts: Map<string, Receipt>;
  advance(ms: number): void;
  /** Does all that is due, and has notification learn of all that happened in booking. */
  settle(): Promise<void>;
  /** Returns the calendar files of a person's emails, in the order in which they were sent, after the first `from`. */
  mailed(userId: string, from?: number): Promise<string[]>;
  /** Returns the feed of a person as a program reads it. */
  feed(userId: string): Promise<string>;
  close(): Promise<void>;
}

export async function calendarWorld(now: number): Promise<CalendarWorld> {
  const zones = new Map<string, string>();
  const receipts = new Map<string, Receipt>();
  const hours = (teacherId: string) => someHours({ teacherId, timeZone: zones.get(teacherId) ?? 'Africa/Accra', maxDailyLessons: 8 });
  const lessons = await startService(booking, {
    now,
    answers: {
      'scheduling.get-hours': ({ teacherId }) => Promise.resolve(hours(teacherId)),
      'catalog.get-teacher-terms': ({ teacherId }) => Promise.resolve(someTerms({ teacherId })),
    },
  });
  const asService = lessons.as(aService('notification'));
  const answers: Answers = {
    'auth.get-contacts': ({ userIds }) =>
      Promise.resolve(
        userIds.map((userId) => ({ userId, email: `${userId}@somo.test`, timeZone: 'Africa/Accra', language: 'en', role: null })),
      ),
    'catalog.get-people': ({ ids }) => Promise.resolve(ids.map(person)),
    'booking.get-learners': (input) => asService.ask('booking.get-learners', input),
    'booking.get-lessons': (input) => asService.ask('booking.get-lessons', input),
    'booking.get-lesson': (input) => asService.ask('booking.get-lesson', input),
    'booking.get-series': (input) => asService.ask('booking.get-series', input),
    'catalog.list-lesson-reviews': () => Promise.resolve([]),
    'payments.get-receipts': ({ bookingIds }) =>
      Promise.resolve(
        bookingIds.flatMap((bookingId) => [receipts.get(bookingId)].flatMap((receipt) => (receipt ? [{ bookingId, receipt }] : []))),
      ),
    'payments.render-receipt': () => Promise.reject(refuse('receipt-not-ready')),
  };
  const mails = await startService(notification, { now, answers });
  const files = new CalendarFiles(
    { byIds: (ids: string[]) => Promise.resolve(new Map(ids.map((id) => [id, person(id)]))) } as unknown as People,
    new GatewayConfig(),
  );
  let seen = '0';
  const tell = async () => {
    const news = await lessons.db.sql<{ seq: string; type: EventName; data: Events[EventName] }>(
      'spec-news',
      'SELECT seq::text, type, data FROM outbox WHERE seq > $1 ORDER BY outbox.seq',
      [seen],
    );
    seen = news.at(-1)?.seq ?? seen;
    for (const { type, data } of news) if (told.includes(type)) await mails.deliver(type, data);
  };
  return {
    ...{ booking: lessons, notification: mails, zones, receipts },
    advance: (ms) => [lessons, mails].forEach(({ clock }) => clock.advance(ms)),
    settle: async () => {
      await lessons.runDue();
      await tell();
      await mails.runDue();
    },
    mailed: async (userId, from = 0) => {
      const rows = await mails.db.sql<{ content: string }>(
        'spec-mailed',
        `SELECT file->>'content' AS content FROM dev_mails, jsonb_array_elements(attachments) AS file
         WHERE to_address = $1 AND file->>'type' LIKE 'text/calendar%' ORDER BY sent_at, dev_mails.id OFFSET $2`,
        [`${userId}@somo.test`, from],
      );
      return rows.map(({ content }) => Buffer.from(content, 'base64').toString('utf8'));
    },
    feed: async (userId) => {
      const { token } = await lessons.as(aStudent({ userId })).ask('booking.get-calendar-link', {});
      return files.feed(await lessons.as(aVisitor()).ask('booking.get-calendar-feed', { token }));
    },
    close: async () => {
      await mails.close();
      await lessons.close();
    },
  };
}
