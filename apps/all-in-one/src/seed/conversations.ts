// What the people of the demo have written to each other: some of it read, some not, some waiting for an answer.
import { createHash } from 'node:crypto';
import { dayMs } from '@somo/calendar/days';
import { Refusal } from '@somo/contracts/refusals';
import type { Storage } from '@somo/platform/storage/storage';
import { accountOf, type SeedAccount, type SeedAccounts } from './create-accounts.js';
import { uploadFile } from './demo-files.js';
import type { SeedAsk } from './seed-ask.js';
import type { SimulatedTime } from './simulated-time.js';
import type { Until } from './until.js';

export interface Writing {
  ask: SeedAsk;
  storage: Storage;
  accounts: SeedAccounts;
}

interface Line {
  from: string;
  to: string;
  text: string;
  /** The name of a file that goes with it. */
  file?: string;
  /** It is about the lesson for which its writer proposes other times. */
  isAboutProposal?: true;
}

/** Of the last days before the demo, oldest first. */
const earlier: (Line & { daysAgo: number })[] = [
  { from: 'amara', to: 'kwame', daysAgo: 5.2, text: 'Hi Kwame, I got stuck on exercise 5. Can we start with it next time?' },
  { from: 'kwame', to: 'amara', daysAgo: 5.1, text: "Of course. Tell me where you stopped, and I'll prepare two more like it." },
  { from: 'amara', to: 'kwame', daysAgo: 5, text: "I factor it, and then I don't know which sign to take." },
  {
    ...{ from: 'kwame', to: 'amara', daysAgo: 4.9, file: 'middle-term.png' },
    text: "Multiply it out again: the middle term tells you. We'll do three together.",
  },
  { from: 'amara', to: 'fatou', daysAgo: 2.6, text: 'Bonjour Fatou, is there a text I should read before our next lesson?' },
  { from: 'fatou', to: 'amara', daysAgo: 2.5, text: 'Bonjour Amara! Page 12 is enough, but read it aloud.' },
  { from: 'tunde', to: 'kwame', daysAgo: 2.4, text: 'Good evening. Could we do percentages once more before my test?' },
  { from: 'kwame', to: 'tunde', daysAgo: 2.2, text: "Yes. Bring last year's test if you have it." },
];

const latest: Line[] = [
  {
    from: 'kwame',
    to: 'amara',
    text: "My school has moved its exams, so I've suggested other times for our lesson. Is one of them all right?",
    isAboutProposal: true,
  },
  { from: 'hanna', to: 'kwame', text: "Hello Kwame, I've asked you for the evening before my exam. Is six o'clock too late for you?" },
  {
    from: 'amara',
    to: 'ngozi',
    text: "Hello! I'm in grade 11 and would like one lesson a week from January. Do you have time after school?",
  },
];

/** Who has read what the other one had written before the demo. */
const readers = [
  ['amara', 'kwame'],
  ['amara', 'fatou'],
  ['tunde', 'kwame'],
] as const;

/** Returns when which of the earlier messages is written. */
export function earlierMessages(writing: Writing, past: SimulatedTime): { at: number; act: () => Promise<void> }[] {
  return earlier.map((line) => ({
    at: past.present() - line.daysAgo * dayMs,
    act: () => write(writing, line),
  }));
}

/** Writes the latest messages, and the earlier ones where they are not written yet. */
export async function seedConversations(writing: Writing, until: Until): Promise<void> {
  const { ask, accounts } = writing;
  await until(() => isKnown(ask, accounts, 'kwame', 'hanna'));
  for (const line of earlier) await write(writing, line);
  for (const [reader, writer] of readers) {
    const userId = accountOf(accounts, writer).userId;
    await ask(accountOf(accounts, reader).token, 'messaging.mark-conversation-read', { userId }).catch(ignoreStrangers);
  }
  for (const line of latest) await write(writing, line);
}

async function isKnown(ask: SeedAsk, accounts: SeedAccounts, who: string, other: string): Promise<boolean> {
  const { items } = await ask(accountOf(accounts, who).token, 'messaging.list-conversations', { limit: 100 });
  return items.some(({ userId }) => userId === accountOf(accounts, other).userId);
}

/** The same message again changes nothing. */
async function write({ ask, storage, accounts }: Writing, { from, to, text, file, isAboutProposal }: Line): Promise<void> {
  const writer = accountOf(accounts, from);
  const userId = accountOf(accounts, to).userId;
  const clientId = idOf(writer.userId + text);
  try {
    if (file && (await isWritten(ask, writer, userId, clientId))) return;
    const fileId = file && (await uploadFile(ask, storage, writer, { name: file, purpose: 'message' }));
    const lessonId = isAboutProposal && (await proposedLesson(ask, writer, userId));
    const about = { ...(fileId ? { fileId } : {}), ...(lessonId ? { lessonId } : {}) };
    await ask(writer.token, 'messaging.send-message', { userId, text, clientId, ...about });
  } catch (error) {
    ignoreStrangers(error);
  }
}

async function proposedLesson(ask: SeedAsk, { token }: SeedAccount, studentId: string): Promise<string | undefined> {
  const { items } = await ask(token, 'booking.list-lessons', { when: 'upcoming', timeZone: 'UTC', limit: 100 });
  return items.find((lesson) => lesson.proposal !== null && lesson.studentId === studentId)?.id;
}

/** A file is uploaded for a message that is not there yet, and for no other. */
async function isWritten(ask: SeedAsk, { token }: SeedAccount, userId: string, clientId: string): Promise<boolean> {
  const { items } = await ask(token, 'messaging.list-messages', { userId });
  return items.some((message) => message.clientId === clientId);
}

/** A lesson that could not be booked leaves two people without a way to write. */
function ignoreStrangers(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'conversation-not-found') throw error;
}

/** Returns a UUID that is always the same for a text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
