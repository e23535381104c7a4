import { Injectable } from '@nestjs/common';
import type { RequestLessonInput } from '@somo/contracts/asks/booking';
import type { Caller } from '@somo/contracts/caller';
import { Refusal } from '@somo/contracts/refusals';
import type { RequestRecord } from '@somo/contracts/requests';
import { RequestLessonBody } from '@somo/contracts/routes/requests';
import { checkConfirmed } from '@somo/platform/check-confirmed';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { BookingConfig } from '../booking.config.js';
import { anySlot } from '../domain/agreed-time.js';
import { agreeOn } from '../domain/booking.js';
import { createRequest } from '../domain/request.js';
import { wishedTimes } from '../domain/requested-times.js';
import { checkAgreeable } from '../domain/rescheduling.js';
import { addRequest, requestRefusals } from '../agreements/add-request.js';
import { hashOf, readResponse } from '@somo/platform/idempotency';
import { answerOnce } from '../claims/answer-once.js';
import { Learners } from '../learners/learners.js';
import { Offers } from '../offers/offers.js';

/** Asks a teacher for a lesson at one of up to three times, whether they offer them or not. */
@Injectable()
export class RequestLesson {
  constructor(
    private readonly offers: Offers,
    private readonly learners: Learners,
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
        'teacher-paused',
        'rate-not-set',
        'subject-not-taught',
        'module-not-taught',
        'learner-not-found',
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
    const times = wishedTimes(request);
    const now = this.clock.now();
    for (const time of times) checkAgreeable(time, now);
    const learner = await this.learners.of(request);
    const { hours, deal } = await this.offers.decide(request.teacherId, known, ({ hours, terms }) => {
      const deal = agreeOn({ ...request, studentId, learner }, terms, now);
      return deal instanceof Refusal ? deal : { hours, deal };
    });
    const slots = times.map((time) => anySlot(hours, time));
    const wanted = createRequest(deal, slots, { id: newId(), now, message: request.message?.trim() || null });
    const adding = { hours, now, once, unpaidMaximum: this.config.unpaidMaximum() };
    return answerOnce(this.transaction, once, () => this.transaction.run((tx) => addRequest(tx, wanted, adding)));
  }
}
