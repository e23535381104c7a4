import type { ReminderKind } from '@somo/contracts/jobs';
import type { TimelineEntry, TimelineFact } from '@somo/contracts/timeline';

/** An entry that a person wants to read. */
export interface StoryLine {
  entry: TimelineEntry;
  /** The users it was sent to, or will be. */
  userIds: string[];
  /** How long before the lesson it reminds of it, if it does. */
  before: ReminderKind | null;
  /** The subject of the email that went with it. */
  mailSubject: string | null;
}

export interface Story {
  past: StoryLine[];
  ahead: StoryLine[];
}

const reminderKey = /^.{36}-(.{36})-(24h|1h|10min)-\d+$/;

/** Returns true if somebody has to look at it: it was not sent or delivered, or was given up. */
export function isTrouble(entry: TimelineEntry): boolean {
  if (entry.kind === 'event') return entry.sentAt === null || entry.deliveries.some(({ state }) => state !== 'done');
  return entry.kind === 'job' && entry.state === 'dead';
}

/** Returns true for a notification that went out by email too, or will. */
export const isMailed = ({ details }: TimelineFact): boolean => details['mail'] === 'sent' || details['mail'] === 'planned';

/** Returns what happened and what comes next; how the services did it is left out unless it failed. */
export function storyOf(entries: TimelineEntry[]): Story {
  const facts = entries.filter((entry) => entry.kind === 'fact');
  const isCaptured = facts.some(({ name }) => name === 'charge-captured');
  const subjects = new Map(
    facts.filter(({ name }) => name === 'mailed').map(({ details }) => [details['notificationId'], details['subject']]),
  );
  const isTold = (entry: TimelineEntry) =>
    entry.kind === 'fact' ? entry.name !== 'mailed' && !(entry.name === 'paid' && isCaptured) : isTrouble(entry);

  const isRefunded = facts.some(({ details }) => details['charge'] === 'refunded');
  /** A refund in full leaves nothing to earn. */
  const isAhead = (entry: TimelineEntry) =>
    entry.kind === 'job' && entry.state === 'waiting' && !(entry.name === 'earn-payment' && isRefunded);

  function lineOf(entry: TimelineEntry): StoryLine {
    const line: StoryLine = { entry, userIds: [], before: null, mailSubject: null };
    if (entry.kind === 'job' && entry.name === 'send-lesson-reminder') {
      const [, userId, before] = reminderKey.exec(entry.key) ?? [];
      return { ...line, userIds: userId ? [userId] : [], before: (before as ReminderKind | undefined) ?? null };
    }
    if (entry.kind !== 'fact' || entry.name !== 'notified') return line;
    const subject = subjects.get(entry.details['notificationId']);
    return { ...line, userIds: [String(entry.details['userId'])], mailSubject: subject === undefined ? null : String(subject) };
  }

  return {
    past: entries.filter(isTold).map(lineOf),
    ahead: joined(entries.filter(isAhead).map(lineOf)),
  };
}

/** Joins the same reminder to several people into one line. */
function joined(lines: StoryLine[]): StoryLine[] {
  const result: StoryLine[] = [];
  for (const line of lines) {
    const same = result.find(({ before, entry }) => before !== null && before === line.before && entry.at === line.entry.at);
    if (same) same.userIds.push(...line.userIds);
    else result.push(line);
  }
  return result;
}
