import { Body, Controller, Query } from '@nestjs/common';
import type { LessonMoney, PaymentCase } from '@somo/contracts/payments';
import type { TeacherPayout, TeacherPayoutPage } from '@somo/contracts/payouts';
import { HoldPaymentBody, ListPayoutsQuery, RefundPaymentBody } from '@somo/contracts/routes/admin-money';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';
import { AuditInvalidInput } from './invalid-input-auditor.js';

/** What operators can see and do about money; everything they do is audited. */
@Controller()
@Forward('GET /api/admin/ledger', 'payments.get-ledger', {
  summary: 'Get the balance of each ledger account, with any discrepancies',
})
@Forward('POST /api/admin/lessons/:id/refund', 'payments.refund-payment', {
  summary: 'Refund all or part of a payment; refused if its refunds have changed since you looked',
  of: 'lesson',
  id: 'bookingId',
  body: RefundPaymentBody,
  once: true,
  audit: ['payments', 'refund-payment'],
})
export class AdminMoneyController {
  constructor(
    readonly ask: Ask,
    private readonly people: People,
  ) {}

  @Route('GET /api/admin/payouts', { summary: 'List all payouts, newest first, and on the first page what is due' })
  async listPayouts(@Query() query: ListPayoutsQuery): Promise<TeacherPayoutPage> {
    const { items, ...page } = await this.ask.for('payments.list-payouts', { ...query });
    const people = await this.people.byIds(items.map(({ teacherId }) => teacherId));
    return { ...page, items: items.map((item) => ({ ...item, teacher: people.get(item.teacherId) as TeacherPayout['teacher'] })) };
  }

  @Route('GET /api/admin/lessons/:id/payment', {
    summary: "Get a lesson's payment as operators see it, with what they did about it",
    of: 'lesson',
  })
  async getLessonMoney(@Id() bookingId: string): Promise<LessonMoney> {
    const found = await this.ask.for('payments.get-payment-case', { bookingId });
    const people = await this.people.byIds([found.teacherId, found.studentId]);
    const of = (id: string) => people.get(id) as LessonMoney['teacher'];
    return { ...found, teacher: of(found.teacherId), student: of(found.studentId) };
  }

  @Route('POST /api/admin/lessons/:id/hold', { summary: "Hold a teacher's earning for a lesson", of: 'lesson' })
  @AuditInvalidInput('payments', 'hold-payment')
  holdPayment(@Id() bookingId: string, @Body() { note }: HoldPaymentBody): Promise<PaymentCase> {
    return this.ask.for('payments.hold-payment', { bookingId, held: true, note });
  }

  @Route('POST /api/admin/lessons/:id/release', { summary: 'Release an earning that is on hold', of: 'lesson' })
  @AuditInvalidInput('payments', 'release-payment')
  releasePayment(@Id() bookingId: string, @Body() { note }: HoldPaymentBody): Promise<PaymentCase> {
    return this.ask.for('payments.hold-payment', { bookingId, held: false, note });
  }
}
