import { Injectable } from '@nestjs/common';
import type { EarningPeriod, Transaction } from '@somo/contracts/earnings';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import { fromInstant } from '@somo/contracts/time';
import { translator } from '@somo/messages/translator';
import { Ask } from '@somo/platform/ask';
import { dollars } from '../http/csv-file.js';
import type { CsvLine } from '@somo/platform/csv-lines';
import { People } from '../people/people.js';

const pageSize = 200;
const { formats } = translator('en', 'receipts');

export const transactionColumns = [
  'Lesson date',
  'Lesson time',
  'Time zone',
  'Student',
  'Subject',
  'Student paid (USD)',
  'Platform fee (USD)',
  'Refunded (USD)',
  'Amount (USD)',
  'Status',
  'Payout date',
];

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
  async *lines(period: EarningPeriod, timeZone: string): AsyncGenerator<CsvLine[]> {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    let cursor: string | null | undefined;
    do {
      const page = await this.page({ period, timeZone, limit: pageSize, ...(cursor ? { cursor } : {}) });
      yield page.items.map((item) => lineOf(item, timeZone, day));
      cursor = page.nextCursor;
    } while (cursor);
  }
}

/** Records older than the lesson's time have the day of the booking. */
function lineOf(item: Transaction, timeZone: string, day: Intl.DateTimeFormat): CsvLine {
  const date = day.format(fromInstant(item.startsAt ?? item.createdAt));
  const time = item.startsAt ? formats.date('time', fromInstant(item.startsAt), timeZone) : '';
  const money = [item.grossCents, item.feeCents, item.refundedCents, item.netCents].map(dollars);
  return [
    date,
    time,
    timeZone,
    item.student.fullName || 'Unknown Student',
    item.subject,
    ...money,
    item.displayStatus,
    item.payoutDate ?? '',
  ];
}
