import { Body, Controller, Query } from '@nestjs/common';
import type { LedgerSums } from '@somo/contracts/ledger';
import type { Page } from '@somo/contracts/page';
import type { LessonMoney, PaymentCase } from '@somo/contracts/payments';
import type { TeacherPayout } from '@somo/contracts/payouts';
import { HoldPaymentBody, ListPayoutsQuery, RefundPaymentBody } from '@somo/contracts/routes/admin-money';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Once } from '../http/idempotency-key.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';
import { AuditInvalidInput } from './audit-invalid-input.js';

/** What operators can see and do about money; everything they do is audited. */
@Controller()
export class AdminMoneyController {
  constructor(
    private readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/ledger', { by: ['admin'] })
  ledger(): Promise<LedgerSums> {
    return this.ask.for('payments.get-ledger', {});
  }

  @Route('GET /api/admin/payouts', { by: ['admin'] })
  async payouts(@Query() query: ListPayoutsQuery): Promise<Page<TeacherPayout>> {
    const { items, nextCursor } = await this.ask.for('payments.list-payouts', { ...query });
    const people = await this.people.byIds(items.map(({ teacherId }) => teacherId));
    return { items: items.map((item) => ({ ...item, teacher: people.get(item.teacherId) as TeacherPayout['teacher'] })), nextCursor };
  }

  @Route('GET /api/admin/lessons/:id/payment', { by: ['admin'] })
  async payment(@Id('lesson-not-found') bookingId: string): Promise<LessonMoney> {
    const found = await this.ask.for('payments.get-payment-case', { bookingId });
    const people = await this.people.byIds([found.teacherId, found.studentId]);
    const of = (id: string) => people.get(id) as LessonMoney['teacher'];
    return { ...found, teacher: of(found.teacherId), student: of(found.studentId) };
  }

  @Route('POST /api/admin/lessons/:id/hold', { by: ['admin'] })
  @AuditInvalidInput('payments', 'hold-payment')
  hold(@Id('lesson-not-found') bookingId: string, @Body() { note }: HoldPaymentBody): Promise<PaymentCase> {
    return this.ask.for('payments.hold-payment', { bookingId, held: true, note });
  }

  @Route('POST /api/admin/lessons/:id/release', { by: ['admin'] })
  @AuditInvalidInput('payments', 'release-payment')
  release(@Id('lesson-not-found') bookingId: string, @Body() { note }: HoldPaymentBody): Promise<PaymentCase> {
    return this.ask.for('payments.hold-payment', { bookingId, held: false, note });
  }

  @Route('POST /api/admin/lessons/:id/refund', { by: ['admin'] })
  @AuditInvalidInput('payments', 'refund-payment')
  refund(@Id('lesson-not-found') bookingId: string, @Body() body: RefundPaymentBody, @Once() once: Once): Promise<PaymentCase> {
    return this.ask.for('payments.refund-payment', { bookingId, ...body, ...once });
  }
}
