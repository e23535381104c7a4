import { Body, Controller, Query } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { LessonProblem, ProblemCase } from '@somo/contracts/problems';
import { ListProblemsQuery, ResolveProblemBody } from '@somo/contracts/routes/problems';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';
import { AuditInvalidInput } from './invalid-input-auditor.js';

@Controller()
export class ProblemsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/problems', { summary: 'List open problems, oldest first, or resolved ones' })
  async listProblems(@Query() { status = 'open', ...page }: ListProblemsQuery): Promise<Page<LessonProblem>> {
    const { items, nextCursor } = await this.ask.for('booking.list-problems', { status, ...page });
    return { items: await this.named(items), nextCursor };
  }

  @Route('POST /api/admin/problems/:id/resolve', {
    summary: 'Resolve a problem by deciding who gets the money; possible once',
    of: 'problem',
  })
  @AuditInvalidInput('booking', 'resolve-problem')
  async resolveProblem(@Id() problemId: string, @Body() body: ResolveProblemBody, @Once() once: Once): Promise<LessonProblem> {
    const [named] = await this.named([await this.ask.for('booking.resolve-problem', { problemId, ...body, ...once })]);
    return named as LessonProblem;
  }

  private async named(cases: ProblemCase[]): Promise<LessonProblem[]> {
    const people = await this.people.byIds(cases.flatMap(({ teacherId, studentId }) => [teacherId, studentId]));
    const of = (id: string) => people.get(id) as LessonProblem['teacher'];
    return cases.map((one) => ({ ...one, teacher: of(one.teacherId), student: of(one.studentId) }));
  }
}
