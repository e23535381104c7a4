import { Injectable } from '@nestjs/common';
import type { EarningPeriod, Transaction } from '@somo/contracts/earnings';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import { fromInstant } from '@somo/contracts/time';
import { withoutMarks } from '@somo/messages/isolate';
import type { Translator } from '@somo/messages/translator';
import { Ask } from '@somo/platform/ask';
import { dollars } from '../http/csv-file.js';
import type { CsvLine } from '@somo/platform/csv-lines';
import { People } from '../people/people.js';

const pageSize = 200;
const columns = [
  ...(['date', 'time', 'timeZone', 'student', 'subject', 'paidByStudent', 'fee', 'refunded'] as const),
  ...(['amount', 'status', 'payoutDate'] as const),
] as const;

/** Returns the names of the columns in a teacher's language. */
export const transactionColumns = ({ t }: Translator<'exports'>): string[] => columns.map((name) => t(`earnings.columns.${name}`));

/** Adds names to transactions: payments knows students only by id. */
@Injectable()
export class Transactions {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  async page(question: Asks['payments.list-transactions']['in']): Promise<Page<Transaction>> {
    const { items, nextCursor } = await this.ask.for('payments.list-transactions', question);
    const people = await this.people.byIds(items.map(({ studentId }) => studentId));
    return { items: items.map((item) => ({ ...item, student: people.get(item.studentId) as Transaction['student'] })), nextCursor };
  }

  /** Yields the lines of every transaction in the period, page by page. */
  async *lines(period: EarningPeriod, timeZone: string, words: Translator<'exports'>): AsyncGenerator<CsvLine[]> {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    let cursor: string | null | undefined;
    do {
      const page = await this.page({ period, timeZone, limit: pageSize, ...(cursor ? { cursor } : {}) });
      yield page.items.map((item) => lineOf(item, { timeZone, day, words }));
      cursor = page.nextCursor;
    } while (cursor);
  }
}

interface Reading {
  timeZone: string;
  /** Writes a day as 2030-01-07, which spreadsheets read in any language. */
  day: Intl.DateTimeFormat;
  words: Translator<'exports'>;
}

/** Records older than the lesson's time have the day of the booking. */
function lineOf(item: Transaction, { timeZone, day, words: { t, formats, names } }: Reading): CsvLine {
  const date = day.format(fromInstant(item.startsAt ?? item.createdAt));
  const time = item.startsAt ? withoutMarks(formats.date('time', fromInstant(item.startsAt), timeZone)) : '';
  const money = [item.grossCents, item.feeCents, item.refundedCents, item.netCents].map(dollars);
  return [
    date,
    time,
    timeZone,
    item.student.fullName || t('earnings.unknownStudent'),
    names.subject(item.subject),
    ...money,
    t(`earnings.status.${item.displayStatus}`),
    item.payoutDate ?? '',
  ];
}
