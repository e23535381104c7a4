import { Body, Controller, Query } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { PersonReport, PersonReportCase, ReportRecord } from '@somo/contracts/reports';
import { AnswerReportBody, ListReportsQuery } from '@somo/contracts/routes/reports';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';
import { AuditInvalidInput } from './invalid-input-auditor.js';

/** What people reported about each other, for operators. */
@Controller()
export class AdminReportsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/reports', { summary: 'List open reports of people, oldest first, or answered ones' })
  async listReports(@Query() { status = 'open', ...page }: ListReportsQuery): Promise<Page<PersonReport>> {
    const { items, nextCursor } = await this.ask.for('messaging.list-reports', { status, ...page });
    return { items: await this.named(items), nextCursor };
  }

  @Route('GET /api/admin/reports/:id', {
    summary: 'Get a report with the messages as they were when it was made',
    of: 'report',
  })
  async getReport(@Id() reportId: string): Promise<PersonReportCase> {
    const [named] = await this.named([await this.ask.for('messaging.get-report', { reportId })]);
    return named!;
  }

  @Route('POST /api/admin/reports/:id/answer', {
    summary: 'Answer a report, once; its reporter is notified of the outcome, but not of the note',
    of: 'report',
  })
  @AuditInvalidInput('messaging', 'answer-report')
  async answerReport(@Id() reportId: string, @Body() body: AnswerReportBody): Promise<PersonReport> {
    const [named] = await this.named([await this.ask.for('messaging.answer-report', { reportId, ...body })]);
    return named!;
  }

  private async named<T extends ReportRecord>(reports: T[]): Promise<(T & Pick<PersonReport, 'reporter' | 'reported'>)[]> {
    const people = await this.people.byIds(reports.flatMap(({ reporterId, userId }) => [reporterId, userId]));
    const of = (id: string) => people.get(id) as PersonReport['reporter'];
    return reports.map((one) => ({ ...one, reporter: of(one.reporterId), reported: of(one.userId) }));
  }
}
