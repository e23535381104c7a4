import type { ReminderKind } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';
import type { TimelineEntry, TimelineFact } from '@somo/contracts/timeline';
import { minuteMs } from '@somo/calendar/days';

/** An entry for people to read. */
export interface StoryLine {
  entry: TimelineEntry;
  /** The users it was sent to, or will be. */
  userIds: string[];
  /** How long before the lesson it reminds of it, if it does. */
  before: ReminderKind | null;
  /** The subject of the email that went with it. */
  mailSubject: string | null;
}

interface Story {
  past: StoryLine[];
  ahead: StoryLine[];
}

/** Returns true if an operator has to look at the entry: it was not sent or delivered, keeps failing, or was given up. */
export function isTrouble(entry: TimelineEntry): boolean {
  if (entry.kind === 'event') return entry.sentAt === null || entry.deliveries.some(({ state }) => state !== 'done');
  return entry.kind === 'job' && (entry.state === 'dead' || (entry.state === 'waiting' && entry.error !== null));
}

/** How a notification went out: by email too, by an email that is still to be sent, or in the app alone. */
export function wayOf({ details }: TimelineFact): 'mail' | 'queued' | 'notice' {
  if (details['mail'] === 'sent') return 'mail';
  return details['mail'] === 'planned' ? 'queued' : 'notice';
}

/** Returns what happened and what comes next; how the services did it is left out unless it failed. */
export function storyOf(entries: TimelineEntry[]): Story {
  const facts = entries.filter((entry) => entry.kind === 'fact');
  const isCaptured = facts.some(({ name }) => name === 'charge-captured');
  const isChargeOpen = !isCaptured && facts.every(({ name }) => name !== 'charge-changed');
  const isRefunded = facts.some(({ details }) => details['charge'] === 'refunded');
  const subjects = new Map(
    facts.filter(({ name }) => name === 'mailed').map(({ details }) => [details['notificationId'], details['subject']]),
  );
  const isInStory = (entry: TimelineEntry) =>
    entry.kind === 'fact' ? entry.name !== 'mailed' && !(entry.name === 'paid' && isCaptured) : isTrouble(entry);

  const ahead = entries.filter((entry) => entry.kind === 'job' && entry.state === 'waiting' && !isTrouble(entry));
  // A moved lesson leaves the day its share was due before.
  const lastShare = ahead.findLast(({ name }) => name === 'earn-payment');
  const isAhead = (entry: TimelineEntry) => {
    switch (entry.name) {
      case 'earn-payment':
        return entry === lastShare && !isRefunded;
      case 'expire-charge':
        return isChargeOpen;
      case 'deliver-sandbox-webhook':
        return false;
      default:
        return true;
    }
  };

  function lineOf(entry: TimelineEntry): StoryLine {
    const line: StoryLine = { entry, userIds: [], before: null, mailSubject: null };
    if (entry.kind === 'job' && entry.reminder) return { ...line, userIds: [entry.reminder.userId], before: entry.reminder.kind };
    if (entry.kind !== 'fact' || entry.name !== 'notified') return line;
    const subject = subjects.get(entry.details['notificationId']);
    return { ...line, userIds: [String(entry.details['userId'])], mailSubject: subject === undefined ? null : String(subject) };
  }

  return {
    past: joined(entries.filter(isInStory).map(lineOf)),
    ahead: joined(ahead.filter(isAhead).map(lineOf)),
  };
}

/** Joins the same reminder to several people into one line. */
function joined(lines: StoryLine[]): StoryLine[] {
  const result: StoryLine[] = [];
  for (const line of lines) {
    const same = result.find((earlier) => isSameReminder(earlier, line));
    if (!same) result.push(line);
    else {
      same.userIds.push(...line.userIds);
      // That of whoever got an email: they are the same but for the name.
      same.mailSubject ??= line.mailSubject;
    }
  }
  return result;
}

/** Reminders of one lesson are further apart than this; those to two people are not. */
const apartMs = 4 * minuteMs;

/** Whether both remind of the lesson at the same time, before it is sent or after. */
function isSameReminder(one: StoryLine, other: StoryLine): boolean {
  if (one.before !== null || other.before !== null) return one.before === other.before && one.entry.at === other.entry.at;
  const isNear = Math.abs(fromInstant(one.entry.at) - fromInstant(other.entry.at)) < apartMs;
  return isNear && wasReminder(one) && wasReminder(other) && !other.userIds.some((id) => one.userIds.includes(id));
}

const wasReminder = ({ entry }: StoryLine) => entry.kind === 'fact' && entry.details['type'] === 'lesson_reminder';
