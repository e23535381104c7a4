// A running notification service, with people whose messages, blocks and time zones a spec decides on.
import type { Role } from '@somo/contracts/caller';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { DeliveryOutcome, NotificationSettings } from '@somo/contracts/notification-settings';
import type { Person } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import { aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { notification } from '../src/notification.module.js';

export interface Delivered {
  world: World;
  /** Time zones by user id; UTC otherwise. */
  zones: Map<string, string>;
  /** Lessons as booking has them. */
  lessons: Map<string, LessonRecord>;
  /** Unread messages by 'reader sender'. */
  unread: Map<string, number>;
  /** Pairs who cannot reach each other: 'reader sender'. */
  apart: Set<string>;
  /** Sessions that are over. */
  endedSessions: Set<string>;
  /** People whose erasure has begun, and those whose account no longer exists. */
  closing: Set<string>;
  gone: Set<string>;
  choose(userId: string, changes: Partial<NotificationSettings>): Promise<NotificationSettings>;
  /** The subjects of a person's emails, in the order in which they were sent. */
  subjects(userId: string): Promise<string[]>;
  texts(userId: string): Promise<string[]>;
  outcomes(userId: string, channel?: 'email' | 'push'): Promise<DeliveryOutcome[]>;
}

export async function startDelivery(now: number): Promise<Delivered> {
  const zones = new Map<string, string>();
  const lessons = new Map<string, LessonRecord>();
  const unread = new Map<string, number>();
  const apart = new Set<string>();
  const endedSessions = new Set<string>();
  const closing = new Set<string>();
  const gone = new Set<string>();
  const contact = (userId: string) => ({
    ...{ userId, email: `${userId}@somo.test`, timeZone: zones.get(userId) ?? 'UTC', language: 'en', role: 'student' as Role },
  });
  const world = await startService(notification, {
    now,
    answers: {
      'auth.get-contacts': ({ userIds }) => Promise.resolve(userIds.filter((id) => !closing.has(id) && !gone.has(id)).map(contact)),
      'auth.find-accounts': (wanted) =>
        Promise.resolve(
          'email' in wanted
            ? []
            : wanted.userIds
                .filter((id) => !gone.has(id))
                .map((id) => ({ ...contact(id), suspended: false, restricted: false, createdAt: toInstant(now) })),
        ),
      'auth.list-sessions': () => Promise.resolve([]),
      'auth.filter-open-sessions': ({ sessionIds }) => Promise.resolve(sessionIds.filter((id) => !endedSessions.has(id))),
      'auth.get-account': () => Promise.resolve({ ...contact('someone'), email: 'someone@somo.test', emailConfirmed: true }),
      'catalog.get-people': ({ ids }) => Promise.resolve(ids.map((id) => ({ id, firstName: 'Ama', fullName: 'Ama Owusu' }) as Person)),
      'booking.get-lesson': ({ bookingId }) => Promise.resolve(lessons.get(bookingId)!),
      'booking.get-lessons': ({ bookingIds }) => Promise.resolve(bookingIds.flatMap((id) => lessons.get(id) ?? [])),
      'booking.get-learners': ({ ids }) =>
        Promise.resolve(
          ids.flatMap((id) => {
            const learner = lessons.get(id)?.learner;
            return learner ? [{ id, firstName: learner.firstName }] : [];
          }),
        ),
      'catalog.list-lesson-reviews': () => Promise.resolve([]),
      'payments.get-receipts': () => Promise.resolve([]),
      'messaging.get-waiting': ({ pairs }) =>
        Promise.resolve(
          pairs.map((pair) => {
            const key = `${pair.readerId} ${pair.senderId}`;
            return { ...pair, unreadCount: unread.get(key) ?? 0, mayBeTold: !apart.has(key) };
          }),
        ),
    },
  });
  const mails = async (userId: string) =>
    (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: `${userId}@somo.test` })).items.reverse();
  return {
    ...{ world, zones, lessons, unread, apart, endedSessions, closing, gone },
    choose: (userId, changes) => world.as(aStudent({ userId })).ask('notification.save-settings', changes),
    subjects: async (userId) => (await mails(userId)).map(({ subject }) => subject),
    texts: async (userId) => (await mails(userId)).map(({ text }) => text),
    outcomes: async (userId, channel = 'email') =>
      (await world.as(aStudent({ userId })).ask('notification.list-deliveries', { limit: 100 })).items
        .filter((one) => one.channel === channel)
        .map(({ outcome }) => outcome)
        .reverse(),
  };
}
