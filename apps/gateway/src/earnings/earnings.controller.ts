import { Controller, Query, StreamableFile } from '@nestjs/common';
import type { Earnings, Transaction } from '@somo/contracts/earnings';
import type { Page } from '@somo/contracts/page';
import { EarningsQuery, TransactionsQuery } from '@somo/contracts/routes/earnings';
import { translator } from '@somo/messages/translator';
import { Ask } from '@somo/platform/ask';
import { csvFile } from '../http/csv-file.js';
import { Route } from '../http/route.js';
import { reportLines, reportColumns } from './report.js';
import { Transactions, transactionColumns } from './transactions.js';

const csv = 'text/csv; charset=utf-8';

/** A teacher's earnings; months start and end in the teacher's time zone. */
@Controller()
export class EarningsController {
  constructor(
    private readonly ask: Ask,
    private readonly all: Transactions,
  ) {}

  @Route('GET /api/earnings', { summary: "Get a teacher's earnings by month, in the teacher's time zone", by: ['teacher'] })
  async getEarnings(@Query() { period = 'all' }: EarningsQuery): Promise<Earnings> {
    const { timeZone } = await this.ask.for('auth.get-account', {});
    return this.ask.for('payments.get-earnings', { period, timeZone });
  }

  @Route('GET /api/earnings/transactions', { summary: "List a teacher's transactions, newest first", by: ['teacher'] })
  async listTransactions(@Query() { period = 'all', ...page }: TransactionsQuery): Promise<Page<Transaction>> {
    const { timeZone } = await this.ask.for('auth.get-account', {});
    return this.all.page({ period, timeZone, ...page });
  }

  @Route('GET /api/earnings/export.csv', { summary: "Download a teacher's transactions as CSV (RFC 4180)", by: ['teacher'], type: csv })
  async exportTransactions(@Query() { period = 'all' }: EarningsQuery): Promise<StreamableFile> {
    const { timeZone, language } = await this.ask.for('auth.get-account', {});
    const words = translator(language, 'exports');
    return csvFile(`somo-transactions-${period}.csv`, transactionColumns(words), this.all.lines(period, timeZone, words));
  }

  @Route('GET /api/earnings/report.csv', { summary: "Download a teacher's monthly earnings as CSV (RFC 4180)", by: ['teacher'], type: csv })
  async exportEarnings(@Query() { period = 'all' }: EarningsQuery): Promise<StreamableFile> {
    const { timeZone, language } = await this.ask.for('auth.get-account', {});
    const earnings = await this.ask.for('payments.get-earnings', { period, timeZone });
    const words = translator(language, 'exports');
    return csvFile(`somo-earnings-${period}.csv`, reportColumns(words), [reportLines(earnings, words)]);
  }
}
