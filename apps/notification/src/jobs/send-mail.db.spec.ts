import type { BookingState } from '@somo/contracts/events/booking';
import type { RequestState } from '@somo/contracts/events/request';
import type { Alternative, LessonRecord } from '@somo/contracts/lessons';
import type { Person } from '@somo/contracts/people';
import type { Receipt } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import type { RequestRecord, RequestStatus } from '@somo/contracts/requests';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aBookingState, aLessonRecord, aPaymentState, aRequestState } from '@somo/testing/builders';
import { aVisitor } from '@somo/testing/callers';
import { startService, type Answers, type World } from '@somo/testing/start-service';
import { statementsOf } from '@somo/testing/statements-of';
import { notification } from '../notification.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');

interface Known {
  of: RequestState;
  status: RequestStatus;
  proposals?: Alternative[];
}

const recordOf = (id: string, { of, status, proposals = [] }: Known) => {
  const { studentId, teacherId, subject, startsAt, endsAt } = of;
  const expiresAt = toInstant(Date.parse('2030-01-13T09:00:00Z'));
  const price = { amountCents: 2500, currency: 'USD' };
  return {
    id,
    status,
    proposals,
    studentId,
    teacherId,
    subject,
    startsAt,
    endsAt,
    expiresAt,
    price,
    teacherTimeZone: 'Africa/Accra',
  } as RequestRecord;
};

describe('emails', () => {
  let world: World;
  const gone = new Set<string>();
  const confirmed = new Set<string>();
  const receipts = new Map<string, Receipt>();
  const states = new Map<string, LessonRecord['status']>();
  const requests = new Map<string, Known>();
  const addresses = new Map<string, string>();
  const away = new Set<string>();
  let asked: string[] = [];

  beforeAll(async () => {
    const answers: Answers = {
      'auth.get-contacts': ({ userIds }: { userIds: string[] }) =>
        Promise.resolve(
          userIds
            .filter((userId) => !gone.has(userId))
            .map((userId) => ({ userId, email: addresses.get(userId) ?? `${userId}@somo.test`, timeZone: 'Africa/Accra', language: 'en' })),
        ),
      'auth.get-decision': () => Promise.resolve({ cause: 'harassment', reason: 'You insulted a teacher.' }),
      'auth.create-email-confirmation': ({ userId }: { userId: string }) =>
        Promise.resolve(confirmed.has(userId) ? null : { email: `${userId}@somo.test`, language: 'en', token: 'a token/&' }),
      'auth.get-email-change': ({ changeId }: { changeId: string }) =>
        Promise.resolve({
          ...{ userId: changeId, email: `${changeId}@somo.test`, oldEmail: `old-${changeId}@somo.test` },
          ...{ timeZone: 'Africa/Accra', language: 'en', changedAt: toInstant(now) },
        }),
      'auth.create-password-reset': ({ resetId }: { resetId: string }) =>
        Promise.resolve(gone.has(resetId) ? null : { email: `${resetId}@somo.test`, language: 'en', token: 'a token/&' }),
      'catalog.get-people': ({ ids }: { ids: string[] }) =>
        Promise.resolve(ids.map((id) => ({ id, fullName: 'Eve\r\nBcc: all@somo.test' }) as Person)),
      'payments.get-receipts': ({ bookingIds }: { bookingIds: string[] }) =>
        Promise.resolve(
          bookingIds.flatMap((bookingId) => {
            const receipt = receipts.get(bookingId);
            return receipt ? [{ bookingId, receipt }] : [];
          }),
        ),
      'payments.render-receipt': ({ bookingId }: { bookingId: string }) =>
        Promise.resolve({ number: receipts.get(bookingId)!.number, pdf: Buffer.from('%PDF-').toString('base64') }),
      'booking.get-learners': () => Promise.resolve([]),
      'booking.get-requests': ({ requestIds }: { requestIds: string[] }) =>
        Promise.resolve(requestIds.map((id) => recordOf(id, requests.get(id)!))),
      'booking.get-lessons': ({ bookingIds }: { bookingIds: string[] }) =>
        Promise.resolve(bookingIds.filter((id) => states.has(id)).map((id) => aLessonRecord({ id, status: states.get(id)! }))),
    };
    const noted = ([name, answer]: [string, (input: never) => Promise<unknown>]) => {
      const noting = (input: never) => {
        asked.push(name);
        return away.has(name) ? Promise.reject(refuse('service-unavailable')) : answer(input);
      };
      return [name, noting];
    };
    world = await startService(notification, { now, answers: Object.fromEntries(Object.entries(answers).map(noted)) as Answers });
  });
  beforeEach(() => {
    away.clear();
    world.clock.set(now);
  });
  afterAll(() => world.close());

  const aConfirmed = async () => {
    const booking = aBookingState();
    states.set(booking.bookingId, 'confirmed');
    await world.deliver('booking.confirmed', booking);
    return booking;
  };
  const mailsTo = async (userId: string) =>
    (await world.as(aVisitor()).ask('notification.list-dev-mails', { to: `${userId.toUpperCase()}@somo.test` })).items;
  const subjectsTo = async (userId: string) => (await mailsTo(userId)).map(({ subject }) => subject).sort();
  // The joiners keep email programs from linking a name.
  const about = 'Mathematics with Eve Bcc: all@\u2060somo.\u2060test, Jan 14';
  const cancelled = (booking: BookingState): BookingState => ({
    ...booking,
    version: 2,
    status: 'cancelled',
    cancelledBy: 'student',
    refundDue: true,
  });

  it('confirm a booking to both participants', async () => {
    const booking = await aConfirmed();
    await world.runDue();
    expect(await subjectsTo(booking.studentId)).toEqual([`Booking confirmed: ${about}`]);
    expect(await subjectsTo(booking.teacherId)).toEqual([`New booking: ${about}`]);
    const [mail] = await mailsTo(booking.teacherId);
    expect(mail).toMatchObject({ to: `${booking.teacherId}@somo.test`, sentAt: toInstant(now) });
    expect(mail?.text).toContain(`http://localhost:3000/lessons/${booking.bookingId}`);
  });

  it('announce a cancellation to both, and drop the confirmation that was not yet sent', async () => {
    const booking = aBookingState();
    states.set(booking.bookingId, 'cancelled');
    await world.deliver('booking.confirmed', booking);
    await world.deliver('booking.cancelled', { ...cancelled(booking), paid: false });
    await world.runDue();
    expect(await subjectsTo(booking.studentId)).toEqual([`Lesson cancelled: ${about}`]);
    expect(await subjectsTo(booking.teacherId)).toEqual([`Lesson cancelled: ${about}`]);
  });

  describe('BOOK-14 about a cancellation and its refund', () => {
    const aPaidLesson = () => {
      const booking = { ...aBookingState(), paid: true };
      const { bookingId, agreementId, studentId, teacherId } = booking;
      states.set(bookingId, 'cancelled');
      const payment = aPaymentState({ bookingId, agreementId, studentId, teacherId, charge: 'refunded', refundedCents: 2500 });
      receipts.set(bookingId, {
        ...{ number: 'R-7K3M-Q9XV-2R8T', lessonId: bookingId, studentId, teacherId, subject: 'Mathematics', paidAt: toInstant(now) },
        ...{ provider: 'sandbox', realMoney: false, charge: 'refunded', currency: 'USD' },
        ...{ amountCents: 2500, feeCents: 0, netCents: 0, refundedCents: 2500, refundPendingCents: 0 },
      });
      const cancel = () => world.deliver('booking.cancelled', { ...cancelled(booking), reason: 'Exams' });
      const refund = () => world.deliver('payment.refunded', { ...payment, version: 3, refundedNowCents: 2500 });
      return { ...booking, cancel, refund };
    };

    it('write one email with the reason and the amount, whichever is known first', async () => {
      for (const order of [
        ['cancel', 'refund'],
        ['refund', 'cancel'],
      ] as const) {
        const lesson = aPaidLesson();
        for (const step of order) await lesson[step]();
        await world.runDue();
        world.clock.advance(61_000);
        await world.runDue();
        expect(await subjectsTo(lesson.studentId)).toEqual([`Lesson cancelled: ${about}`]);
        const [mail] = await mailsTo(lesson.studentId);
        for (const line of ['You cancelled your lesson with', 'We refunded $25.00 to your card.', 'Exams', 'Refunded: $25.00\n'])
          expect(mail?.text).toContain(line);
        expect(await subjectsTo(lesson.teacherId)).toEqual([`Lesson cancelled: ${about}`]);
      }
    });

    it('wait a minute for the refund, and then write without it', async () => {
      const lesson = aPaidLesson();
      await lesson.cancel();
      await world.runDue();
      expect(await subjectsTo(lesson.studentId)).toEqual([]);
      expect(await subjectsTo(lesson.teacherId)).toEqual([`Lesson cancelled: ${about}`]);
      world.clock.advance(60_000);
      await world.runDue();
      expect((await mailsTo(lesson.studentId))[0]?.text).toContain("You'll get a full refund.");
      await lesson.refund();
      await world.runDue();
      expect(await subjectsTo(lesson.studentId)).toEqual([`Lesson cancelled: ${about}`, `Payment refunded: ${about}`]);
    });

    it('do not wait where nothing was paid', async () => {
      const booking = aBookingState();
      states.set(booking.bookingId, 'cancelled');
      await world.deliver('booking.cancelled', { ...cancelled(booking), paid: false });
      await world.runDue();
      expect((await mailsTo(booking.studentId))[0]?.text).toContain("You won't be charged.");
    });
  });

  it('REQ-06 ask a teacher to answer a request, unless it has been withdrawn in the meantime', async () => {
    const [open, withdrawn] = [aRequestState(), aRequestState()];
    requests.set(open.requestId, { of: open, status: 'pending' });
    requests.set(withdrawn.requestId, { of: withdrawn, status: 'withdrawn' });
    for (const request of [open, withdrawn]) await world.deliver('request.created', request);
    await world.runDue();
    const [mail] = await mailsTo(open.teacherId);
    expect(mail?.subject).toBe(`Booking request: ${about}`);
    expect(mail?.text).toContain('Answer the request: http://localhost:3000/teacher/booking-requests');
    for (const fact of [
      'Requested time: Mon, Jan 14, 2030, 9:00 AM (Accra time)',
      'Price: $25.00',
      'Answer by: Sun, Jan 13, 2030, 9:00 AM (Accra time)',
    ])
      expect(mail?.text).toContain(fact);
    expect(await mailsTo(withdrawn.teacherId)).toEqual([]);
  });

  it('REQ-11 list the times that a teacher suggests, unless newer ones have replaced them, and lead to where one is chosen', async () => {
    const request = aRequestState({ version: 3 });
    const [first, second] = ['2030-01-15T09:00:00Z', '2030-01-16T15:30:00Z'].map((at) => {
      const startsAt = toInstant(Date.parse(at));
      return { startsAt, endsAt: toInstant(Date.parse(at) + 3_600_000) };
    }) as [Alternative, Alternative];
    requests.set(request.requestId, { of: request, status: 'pending', proposals: [first, second] });
    await world.deliver('request.times-proposed', { ...request, version: 2, proposals: [first] });
    await world.deliver('request.times-proposed', { ...request, proposals: [first, second] });
    await world.runDue();
    const mails = await mailsTo(request.studentId);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Proposed times (Accra time):\n- Tue, Jan 15 · 9:00 AM\n- Wed, Jan 16 · 3:30 PM');
    expect(mails[0]?.text).toContain('Choose a time: http://localhost:3000/student/lessons');
  });

  it('announce a payment and a refund to the student', async () => {
    const payment = aPaymentState();
    states.set(payment.bookingId, 'confirmed');
    await world.deliver('payment.paid', payment);
    await world.deliver('payment.refunded', { ...payment, version: 3, charge: 'refunded', refundedCents: 2500 });
    await world.runDue();
    expect(await subjectsTo(payment.studentId)).toEqual(['Payment received', 'Payment refunded']);
    expect(await subjectsTo(payment.teacherId)).toEqual([]);
  });

  it("PAY-05 tell the teacher what an operator's refund leaves of the share", async () => {
    const { agreementId, bookingId, studentId, teacherId } = aPaymentState();
    states.set(bookingId, 'confirmed');
    const ids = { agreementId, bookingId, studentId, teacherId };
    await world.deliver('payment.share-lowered', { ...ids, refundCents: 2500, refundedCents: 2500, netCents: 0 });
    await world.runDue();
    const [mail] = await mailsTo(teacherId);
    expect(mail?.subject).toBe('Your share was lowered');
    expect(mail?.text).toMatch(/Somo refunded \$25\.00 to .+ for your lesson\. Your share is now \$0\.00\./s);
    expect(await mailsTo(studentId)).toEqual([]);
  });

  it('PAY-05 include the receipt of a paid lesson, updated for a partial refund', async () => {
    const payment = aPaymentState();
    const { bookingId, studentId, teacherId } = payment;
    states.set(bookingId, 'confirmed');
    const receipt: Receipt = {
      number: 'R-7K3M-Q9XV-2R8T',
      lessonId: bookingId,
      studentId,
      teacherId,
      subject: 'Mathematics',
      paidAt: toInstant(now),
      provider: 'sandbox',
      realMoney: false,
      charge: 'captured',
      amountCents: 2500,
      feeCents: 375,
      netCents: 2125,
      refundedCents: 0,
      refundPendingCents: 0,
      currency: 'USD',
    };
    receipts.set(bookingId, receipt);
    await world.deliver('payment.paid', payment);
    await world.runDue();
    const [paid] = await mailsTo(studentId);
    expect(paid?.subject).toBe(`Payment received: ${about}`);
    expect(paid?.attachments).toEqual(['somo-receipt-R-7K3M-Q9XV-2R8T.pdf']);
    for (const line of [
      'We received your payment of $25.00 for your lesson with Eve\r\nBcc: all@\u2060somo.\u2060test.',
      'Receipt: R-7K3M-Q9XV-2R8T',
      'Paid on: Mon, Jan 7, 2030, 8:00 AM (Accra time)',
      'Payment method: Test card',
      'Time: Mon, Jan 14, 2030, 9:00 AM (Accra time)',
      'Total paid: $25.00',
      'To the teacher: $21.25',
      'Somo platform fee (15%): $3.75',
      'This was a test: no real money has moved.',
      'Your receipt is attached as a PDF.',
      'Your payments and receipts: http://localhost:3000/student/settings?tab=payments',
    ])
      expect(paid?.text).toContain(`${line}\n`);
    expect(paid?.text).not.toContain('Refunded:');

    receipts.set(bookingId, { ...receipt, charge: 'part_refunded', refundedCents: 1500, netCents: 850, feeCents: 150 });
    world.clock.advance(1000);
    const part = { charge: 'part_refunded' as const, refundedCents: 1500, refundedNowCents: 500 };
    await world.deliver('payment.refunded', { ...payment, version: 4, ...part });
    await world.runDue();
    const [refunded] = await mailsTo(studentId);
    expect(refunded?.text).toContain('We refunded $5.00 of the $25.00 you paid');
    expect(refunded?.text).toContain('That makes $15.00 in total.');
    expect(refunded?.text).toContain('Total paid: $25.00\nTo the teacher: $8.50\n');
    expect(refunded?.text).toContain('Refunded: $15.00\n');
    expect(await subjectsTo(teacherId)).toEqual([]);
  });

  it('are not sent twice if the job runs again', async () => {
    const booking = await aConfirmed();
    await world.runDue();
    states.set(booking.bookingId, 'cancelled');
    await world.db.run('spec-again', `UPDATE due_work SET done_at = NULL, claim = NULL, claimed_until = NULL WHERE job = 'send-mail'`);
    await world.runDue();
    const rows = await world.db.sql('spec-mail', 'SELECT mail FROM notifications WHERE related_id = $1', [booking.bookingId]);
    expect(rows).toEqual([{ mail: 'sent' }, { mail: 'sent' }]);
    expect(await subjectsTo(booking.studentId)).toEqual([`Booking confirmed: ${about}`]);
  });

  it('need as many statements and asks for twenty as for one', async () => {
    for (const bookings of [1, 10]) {
      for (let n = 0; n < bookings; n++) await aConfirmed();
      asked = [];
      const statements = await statementsOf(() => world.runDue());
      const judged = ['notification-settings', 'addresses-stopped', 'unsubscribe-tokens'];
      const once = ['due-claim-together', 'mails-planned', ...judged, 'dev-mails-keep', 'deliveries-note', 'due-finish'];
      expect(statements).toEqual(['test-due', ...once, 'test-due']);
      expect(asked.sort()).toEqual(['auth.get-contacts', 'booking.get-learners', 'booking.get-lessons', 'catalog.get-people']);
    }
  });

  it('fail individually: to an invalid address, about an unknown lesson, or with a receipt while payments is down', async () => {
    const [odd, unknown, fine] = [await aConfirmed(), await aConfirmed(), await aConfirmed()];
    addresses.set(odd.studentId, 'nobody');
    states.delete(unknown.bookingId);
    const payment = aPaymentState({ bookingId: fine.bookingId, studentId: fine.studentId });
    await world.deliver('payment.paid', payment);
    away.add('payments.get-receipts');
    await world.runDue();
    expect(await subjectsTo(fine.studentId)).toEqual([`Booking confirmed: ${about}`]);
    expect(await subjectsTo(odd.teacherId)).toEqual([`New booking: ${about}`]);
    const open = await world.db.sql<{ user_id: string; error: string }>(
      'spec-open',
      `SELECT user_id, error FROM notifications JOIN due_work ON data ->> 'mailId' = notifications.id::text WHERE done_at IS NULL AND mail = 'planned'`,
    );
    const why = (userId: string) => open.find(({ user_id }) => user_id === userId)?.error;
    expect(open).toHaveLength(4);
    expect(why(odd.studentId)).toContain('exactly one plain address');
    for (const userId of [unknown.studentId, unknown.teacherId]) expect(why(userId)).toContain("couldn't find that lesson");
    expect(why(fine.studentId)).toContain("isn't responding");
    addresses.delete(odd.studentId);
    states.set(unknown.bookingId, 'confirmed');
    away.clear();
    world.clock.advance(2000);
    await world.runDue();
    expect(await subjectsTo(fine.studentId)).toEqual([`Booking confirmed: ${about}`, 'Payment received']);
    for (const { studentId, teacherId } of [odd, unknown])
      expect([await subjectsTo(studentId), await subjectsTo(teacherId)]).toEqual([
        [`Booking confirmed: ${about}`],
        [`New booking: ${about}`],
      ]);
  });

  it('are not sent to deleted accounts', async () => {
    const payment = aPaymentState();
    gone.add(payment.studentId);
    await world.deliver('payment.paid', payment);
    await world.runDue();
    expect(await subjectsTo(payment.studentId)).toEqual([]);
  });

  it('ask a new account once to confirm its address, with a link whose token never reaches a server log', async () => {
    const userId = newId();
    const registered = { userId, registeredAt: toInstant(now) };
    await world.deliver('user.registered', registered);
    await world.deliver('user.registered', registered);
    await world.runDue();
    const mails = await mailsTo(userId);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your email address']);
    expect(mails[0]?.text).toContain('http://localhost:3000/confirm-email#token=a%20token%2F%26\n');
  });

  it('AUTH-14 AUTH-22 send a reset link once, in the fragment, and nothing to an address without an account', async () => {
    const [resetId, unknown] = [newId(), newId()];
    gone.add(unknown);
    for (const each of [resetId, resetId, unknown]) await world.deliver('user.password-reset-requested', { resetId: each });
    await world.runDue();
    const mails = await mailsTo(resetId);
    expect(mails.map(({ subject }) => subject)).toEqual(['Reset your password']);
    expect(mails[0]?.text).toContain('http://localhost:3000/reset-password#token=a%20token%2F%26\n');
    expect(mails[0]?.text).toContain('The link works once, for one hour.');
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('AUTH-15 tell the owner of an account that the password was changed, and when, and nothing rings the bell', async () => {
    const userId = newId();
    const changed = { userId, changedAt: toInstant(now) };
    await world.deliver('user.password-changed', changed);
    await world.deliver('user.password-changed', changed);
    await world.runDue();
    const mails = await mailsTo(userId);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(mails[0]?.text).toContain('was changed on Mon, Jan 7, 2030, 8:00 AM (Accra time).');
    expect(mails[0]?.text).toContain('http://localhost:3000/forgot-password\n');
    expect(await world.db.sql('bell', 'SELECT FROM notifications WHERE user_id = $1', [userId])).toEqual([]);
  });

  it('tell the owner of an account of a passkey that was added, removed or refused, each once', async () => {
    const userId = newId();
    const changedAt = toInstant(now);
    for (const change of ['added', 'added', 'removed', 'reset', 'refused'] as const)
      await world.deliver('user.passkey-changed', { userId, change, changedAt });
    await world.runDue();
    const mails = await mailsTo(userId);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'A passkey for your account was refused',
      'A passkey was added to your account',
      'A passkey was removed from your account',
      'Your passkeys were removed',
    ]);
    for (const { text } of mails) expect(text).toContain('http://localhost:3000/contact');
  });

  it('tell somebody whose account an operator kept open that the support team did, not they themselves', async () => {
    const standing = { role: 'student' as const, version: 2, suspended: false, changedAt: toInstant(now), eraseAt: null };
    const [kept, keptForThem] = [newId(), newId()];
    await world.deliver('user.kept', { ...standing, userId: kept });
    await world.deliver('user.kept', { ...standing, userId: keptForThem, byOperator: true });
    await world.runDue();
    expect(await mailsTo(kept)).toMatchObject([
      { text: expect.stringMatching(/^You chose to keep your Somo account\..*If you didn't do this/s) },
    ]);
    const [mail] = await mailsTo(keptForThem);
    expect(mail).toMatchObject({
      subject: 'Your account is open again',
      text: expect.stringMatching(/^Our support team kept your Somo account open\./),
    });
    expect(mail?.text).toContain('If you wanted it closed, please contact us.');
    expect(mail?.text).not.toMatch(/You have kept|If you didn't do this|Our support team did this/);
  });

  it('C36 tell the owner of an account what operators did to it, and that two-step sign-in changed or Google was added, each once', async () => {
    const userId = newId();
    const changedAt = toInstant(now);
    const standing = { userId, role: 'teacher' as const, changedAt };
    await world.deliver('user.suspended', { ...standing, version: 1, suspended: true });
    await world.deliver('user.suspended', { ...standing, version: 1, suspended: true });
    await world.deliver('user.restored', { ...standing, version: 2, suspended: false });
    await world.deliver('user.warned', { userId, version: 3, changedAt });
    await world.deliver('user.warned', { userId, version: 3, changedAt });
    await world.deliver('user.restricted', { ...standing, version: 4, restricted: true });
    await world.deliver('user.unrestricted', { ...standing, version: 5, restricted: false });
    await world.deliver('user.two-step-changed', { userId, on: false, byOperator: true, changedAt });
    await world.deliver('user.roles-changed', { userId, roles: ['support', 'money'], changedAt });
    const appointedAt = toInstant(now - 1000);
    await world.deliver('user.roles-changed', { userId, roles: ['support'], appointed: true, changedAt: appointedAt });
    await world.deliver('user.google-linked', { userId, passwordRemoved: true, linkedAt: changedAt });
    await world.deliver('user.email-changed', { userId, changeId: userId });
    await world.deliver('user.confirmation-requested', { userId, linkId: newId() });
    await world.runDue();
    const mails = await mailsTo(userId);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'A warning about your account',
      'Confirm your email address',
      'Confirm your email address',
      'Google sign-in was added to your account',
      'Two-step sign-in was reset',
      "You're now an operator of Somo",
      'Your account is active again',
      'Your account is no longer restricted',
      'Your account is restricted',
      'Your account is suspended',
      'Your operator roles changed',
    ]);
    const why = 'Reason: You insulted a teacher.';
    for (const { subject, text } of mails.filter((mail) => /warning|restricted|suspended|active/.test(mail.subject)))
      expect([subject, text]).toEqual([subject, expect.stringContaining(why)]);
    const bell = await world.db.sql<{ step: string }>(
      'bell-standing',
      "SELECT params->>'step' AS step FROM notifications WHERE user_id = $1",
      [userId],
    );
    expect(bell.map(({ step }) => step).sort()).toEqual(['restricted', 'unrestricted', 'warned']);
    const [told] = await world.db.sql<{ subject: string; text: string }>(
      'old-address',
      'SELECT subject, text FROM dev_mails WHERE to_address = $1',
      [`old-${userId}@somo.test`],
    );
    expect(told?.subject).toBe('Your email address was changed');
    expect(told?.text).toContain('was changed on Mon, Jan 7, 2030, 8:00 AM (Accra time).');
    expect(told?.text).not.toContain(` ${userId}@somo.test`);
  });

  it('tell the owner of an account of a sign-in from an unknown browser, with the way to end it, and ring the bell', async () => {
    const [userId, sessionId] = [newId(), newId()];
    const added = { userId, role: 'teacher' as const, sessionId, browser: 'Chrome', system: 'Android', signedInAt: toInstant(now) };
    await world.deliver('user.browser-added', added);
    await world.deliver('user.browser-added', added);
    await world.runDue();
    const sentence =
      "Someone signed in from Chrome on Android on Mon, Jan 7, 2030, 8:00 AM (Accra time). If this wasn't you, end the session in your settings and change your password.";
    const mails = await mailsTo(userId);
    expect(mails.map(({ subject }) => subject)).toEqual(['New sign-in to your account']);
    expect(mails[0]?.text).toContain(sentence);
    expect(mails[0]?.text).toContain("This wasn't me: http://localhost:3000/teacher/settings?tab=account\n");
    const bell = await world.db.sql(
      'bell-of-sign-in',
      'SELECT type, related_id, related_entity_type FROM notifications WHERE user_id = $1',
      [userId],
    );
    expect(bell).toEqual([{ type: 'system', related_id: sessionId, related_entity_type: 'session' }]);
  });

  it('do not ask to confirm an address that is already confirmed', async () => {
    const userId = newId();
    confirmed.add(userId);
    await world.deliver('user.registered', { userId, registeredAt: toInstant(now) });
    await world.runDue();
    expect(await mailsTo(userId)).toEqual([]);
  });
});
