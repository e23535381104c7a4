import { Controller, Query } from '@nestjs/common';
import type { CasePage, CaseSource, CaseStatus, OperatorCase } from '@somo/contracts/cases';
import type { OperatorRole } from '@somo/contracts/caller';
import { mayUse } from '@somo/contracts/operator-roles';
import type { Page } from '@somo/contracts/page';
import { refuse, Refusal } from '@somo/contracts/refusals';
import type { ReportAbout } from '@somo/contracts/reports';
import { ListCasesQuery } from '@somo/contracts/routes/cases';
import { Ask } from '@somo/platform/ask';
import { RolesOfCaller } from '../access/roles-of-caller.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';
import { caseOfProblem, caseOfReport, cursorAfter, cursorOfProblems, orderCases, type CaseRow } from './order-cases.js';

const defaultLimit = 20;
const aboutOf: Record<'person' | 'conversation' | 'review', ReportAbout[]> = {
  person: ['person'],
  conversation: ['conversation', 'message'],
  review: ['review'],
};

interface Asked {
  status: CaseStatus;
  cursor?: string;
  limit: number;
}

/** What people report, from the services that keep it, as one queue. */
@Controller()
export class AdminCasesController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/cases', {
    summary: 'List reports of people, conversations and reviews, and problems with lessons, in one order; each role gets its own',
  })
  async listCases(
    @RolesOfCaller() roles: readonly OperatorRole[],
    @Query() { kind, status = 'open', limit = defaultLimit, cursor }: ListCasesQuery,
  ): Promise<CasePage> {
    const asked = { status, limit, ...(cursor === undefined ? {} : { cursor }) };
    const sources: [CaseSource, Promise<Page<CaseRow>>][] = [];
    if (kind !== 'problem' && mayUse(roles, 'GET /api/admin/reports'))
      sources.push(['reports', this.reports(asked, kind && aboutOf[kind])]);
    if ((kind === undefined || kind === 'problem') && mayUse(roles, 'GET /api/admin/problems'))
      sources.push(['problems', this.problems(asked)]);
    if (sources.length === 0) throw refuse('operator-role-needed');
    const answers = await Promise.allSettled(sources.map(([, rows]) => rows));
    const failed = answers.filter((one) => one.status === 'rejected');
    const broken = failed.find(({ reason }) => !isDown(reason)) ?? (failed.length === answers.length ? failed[0] : undefined);
    if (broken) throw broken.reason;
    const pages = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const all = orderCases(
      pages.flatMap(({ items }) => items),
      status,
    );
    const shown = all.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = all.length > limit || pages.some(({ nextCursor }) => nextCursor !== null);
    return {
      items: await this.named(shown),
      nextCursor: hasMore && last ? cursorAfter(last) : null,
      missing: sources.flatMap(([source], at) => (answers[at]?.status === 'rejected' ? [source] : [])),
    };
  }

  private async reports({ status, ...page }: Asked, about?: ReportAbout[]): Promise<Page<CaseRow>> {
    const wanted = { status: status === 'open' ? status : 'answered', ...page, ...(about ? { about } : {}) } as const;
    const { items, nextCursor } = await this.ask.for('messaging.list-reports', wanted);
    return { items: items.map(caseOfReport), nextCursor };
  }

  private async problems({ status, limit, cursor }: Asked): Promise<Page<CaseRow>> {
    const after = cursorOfProblems(cursor, status);
    const wanted = { status: status === 'open' ? status : 'resolved', limit, ...(after === undefined ? {} : { cursor: after }) } as const;
    const { items, nextCursor } = await this.ask.for('booking.list-problems', wanted);
    return { items: items.map(caseOfProblem), nextCursor };
  }

  private async named(rows: CaseRow[]): Promise<OperatorCase[]> {
    const people = await this.people.byIds(rows.flatMap(({ reporterId, reportedId }) => [reporterId, reportedId]));
    const of = (id: string) => people.get(id) as OperatorCase['reporter'];
    return rows.map(({ reporterId, reportedId, ...row }) => ({ ...row, reporter: of(reporterId), reported: of(reportedId) }));
  }
}

const isDown = (error: unknown): boolean => error instanceof Refusal && error.kind === 'unavailable';
