import { dayMs, minuteMs } from '@somo/calendar/days';
import { bookAtFirst, cancelAsPlanned, openTimes } from './book-lessons.js';
import { accountOf, type SeedAccounts } from './create-accounts.js';
import { lessons, type DemoLesson } from './lessons.js';
import type { SeedAsk } from './seed-ask.js';
import type { SimulatedTime } from './simulated-time.js';

/** Weekly hours can be booked two weeks ahead. */
const reachMs = 13 * dayMs;

/** Who is shown around in the demo: they have read everything but the news of the last day. */
const shown = ['amara', 'kwame'];

/** Books lessons to come on the last days of the demo's history, so that the news of them is spread over these days. */
export async function bookAhead(ask: SeedAsk, accounts: SeedAccounts, past: SimulatedTime): Promise<void> {
  const days = [...new Set(lessons.flatMap(({ daysAgo }) => daysAgo ?? []))].sort((a, b) => b - a);
  for (const daysAgo of days) {
    await past.advanceTo(past.present() - daysAgo * dayMs);
    if (past.isPresent()) return;
    if (daysAgo === days.at(-1)) await readAll(ask, accounts);
    await bookDay(
      ask,
      accounts,
      past,
      lessons.filter((lesson) => lesson.daysAgo === daysAgo),
    );
  }
}

async function readAll(ask: SeedAsk, accounts: SeedAccounts): Promise<void> {
  for (const username of shown) await ask(accountOf(accounts, username).token, 'notification.mark-all-read', {});
}

async function bookDay(ask: SeedAsk, accounts: SeedAccounts, past: SimulatedTime, ofDay: DemoLesson[]): Promise<void> {
  for (const lesson of ofDay) {
    const student = accountOf(accounts, lesson.student);
    const teacher = accountOf(accounts, lesson.teacher);
    const times = await openTimes(ask, teacher.userId, past.present() + 3 * dayMs, past.now() + reachMs);
    const inOrder = [...times.slice(lesson.nth), ...times.slice(0, lesson.nth)];
    const booked = await bookAtFirst(ask, { student, teacher, times: inOrder, forLearner: lesson.forLearner });
    await past.advanceTo(past.now() + 5 * minuteMs);
    if (!booked || !lesson.cancelled) continue;
    await cancelAsPlanned(ask, lesson, booked.id, accounts);
  }
}
