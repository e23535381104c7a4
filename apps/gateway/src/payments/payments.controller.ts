import { Controller, Query } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { StudentPayment } from '@somo/contracts/payments';
import { PageQuery } from '@somo/contracts/routes/paging';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';

@Controller()
export class PaymentsController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/payments', { summary: "List a student's past and upcoming payments", by: ['student'] })
  async listPayments(@Query() query: PageQuery): Promise<Page<StudentPayment>> {
    const { items, nextCursor } = await this.ask.for('payments.list-payments', { ...query });
    const people = await this.people.byIds(items.map(({ teacherId }) => teacherId));
    return { items: items.map((item) => ({ ...item, teacher: people.get(item.teacherId) as StudentPayment['teacher'] })), nextCursor };
  }
}
