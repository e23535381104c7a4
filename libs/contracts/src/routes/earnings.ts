import { IsIn, IsOptional } from 'class-validator';
import { earningPeriods, type EarningPeriod, type Earnings, type Transaction } from '../earnings.js';
import type { Page } from '../page.js';
import type { StudentPayment } from '../payments.js';
import type { Download } from './download.js';
import { PageQuery } from './paging.js';

export class EarningsQuery {
  /** If omitted: all time. */
  @IsOptional()
  @IsIn([...earningPeriods])
  period?: EarningPeriod;
}

export class TransactionsQuery extends PageQuery {
  @IsOptional()
  @IsIn([...earningPeriods])
  period?: EarningPeriod;
}

export interface EarningsRoutes {
  'GET /api/earnings': { query: EarningsQuery; answer: Earnings };
  'GET /api/earnings/transactions': { query: TransactionsQuery; answer: Page<Transaction> };
  'GET /api/earnings/export.csv': { query: EarningsQuery; answer: Download };
  'GET /api/earnings/report.csv': { query: EarningsQuery; answer: Download };
  'GET /api/payments': { query: PageQuery; answer: Page<StudentPayment> };
}
