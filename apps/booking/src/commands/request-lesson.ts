import { Injectable } from '@nestjs/common';
import { minuteMs } from '@somo/calendar/days';
import type { RequestLessonInput } from '@somo/contracts/asks/booking';
import type { Caller } from '@somo/contracts/caller';
import { Refusal, refuse } from '@somo/contracts/refusals';
import type { RequestRecord } from '@somo/contracts/requests';
import { RequestLessonBody } from '@somo/contracts/routes/requests';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { checkConfirmed } from '@somo/platform/check-confirmed';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { BookingConfig } from '../booking.config.js';
import { anySlot } from '../domain/agreed-time.js';
import { agreeOn } from '../domain/booking.js';
import { createRequest } from '../domain/request.js';
import { checkAgreeable } from '../domain/rescheduling.js';
import { addRequest, requestRefusals } from '../agreements/add-request.js';
import { hashOf, readResponse } from '@somo/platform/idempotency';
import { answerOnce } from '../claims/answer-once.js';
import { Offers } from '../offers/offers.js';

/** Asks a teacher for a lesson at any time, whether they offer it or not. */
@Injectable()
export class RequestLesson {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: BookingConfig,
  ) {}

  @Handles('booking.request-lesson', {
    by: ['student'],
    input: RequestLessonBody,
    refuses: [
      ...requestRefusals,
      ...(['invalid-input', 'time-passed', 'beyond-horizon', 'teacher-not-found', 'own-lesson', 'teacher-not-available'] as const),
      ...([
        'rate-not-set',
        'subject-not-taught',
        'module-not-taught',
        'idempotency-key-reused',
        'in-progress',
        'email-not-confirmed',
      ] as const),
    ],
  })
  async run({ key, ...request }: RequestLessonInput, caller: Caller): Promise<RequestRecord> {
    const student = userOf(caller);
    checkConfirmed(student);
    const studentId = student.userId;
    const once = key === undefined ? null : { userId: studentId, key, hash: hashOf(request) };
    const { known, stored } = await this.offers.find(request.teacherId, once);
    if (once && stored) return readResponse<RequestRecord>(stored, once.hash);
    checkLength(request);
    const now = this.clock.now();
    checkAgreeable(request.startsAt, now);
    const { hours, deal } = await this.offers.decide(request.teacherId, known, ({ hours, terms }) => {
      const deal = agreeOn({ ...request, studentId }, terms);
      return deal instanceof Refusal ? deal : { hours, deal };
    });
    const wanted = createRequest(deal, anySlot(hours, request.startsAt), { id: newId(), now, message: request.message?.trim() || null });
    const adding = { hours, now, once, unpaidMaximum: this.config.unpaidMaximum() };
    return answerOnce(this.db, once, () => this.transaction.run((tx) => addRequest(tx, wanted, adding)));
  }
}

function checkLength({ startsAt, endsAt }: RequestLessonInput): void {
  if (fromInstant(endsAt) - fromInstant(startsAt) !== lessonMinutes * minuteMs)
    throw refuse('invalid-input', { errors: { endsAt: [`A lesson takes ${lessonMinutes} minutes`] } });
}
