import { Injectable } from '@nestjs/common';
import type { CalendarProblem } from '@somo/contracts/external-calendars';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { Worker } from 'node:worker_threads';
import { CalendarUnread } from '../calendar-unread.js';
import type { IcsQuestion } from './read-ics.js';
import { threadFile } from './thread-file.js';

export interface ReadEntries {
  /** Entries as JSON, in parts. */
  parts: string[];
  /** Of the entries: two readings with the same one are the same. */
  digest: string;
  skipped: number;
}

export type ThreadAnswer = ReadEntries | { problem: CalendarProblem };

const maxMs = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };

/** Reads calendar files in a thread: the largest takes seconds, and one that is made for it would take for ever. */
@Injectable()
export class IcsReader {
  private readonly line = new ConcurrencyLimiter({ atOnce: 1 });

  /** Throws `CalendarUnread`, 'too-complex' for a file that takes too long or too much memory. */
  async read(question: IcsQuestion, waitMs?: number): Promise<ReadEntries> {
    const answer = await this.line.run(() => inThread(question), waitMs);
    if ('problem' in answer) throw new CalendarUnread(answer.problem);
    return answer;
  }
}

function inThread({ bytes, ...question }: IcsQuestion): Promise<ThreadAnswer> {
  const moved = new Uint8Array(bytes);
  return new Promise((resolve, reject) => {
    const thread = new Worker(threadFile, {
      ...{ workerData: { ...question, bytes: moved }, transferList: [moved.buffer] },
      ...{ resourceLimits, env: {}, execArgv: [] },
    });
    const timer = setTimeout(() => {
      void thread.terminate();
      reject(new CalendarUnread('too-complex'));
    }, maxMs);
    thread.once('message', (answer: ThreadAnswer) => resolve(answer));
    thread.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CalendarUnread('too-complex') : error),
    );
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that reads calendars ended without an answer.'));
    });
  });
}
