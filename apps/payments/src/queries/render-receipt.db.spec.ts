import type { AccountLanguage } from '@somo/contracts/account-settings';
import { aBookingState } from '@somo/testing/builders';
import { aService, anAdmin, aStudent, aTeacher } from '@somo/testing/callers';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { MyModule, Person } from '@somo/contracts/people';
import { startService, type Answers, type World } from '@somo/testing/start-service';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { pdfText } from '@somo/testing/pdf-text';
import { payments } from '../payments.module.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const algebra = newId();

describe("a payment's receipt", () => {
  let world: World;
  beforeAll(async () => {
    process.env['SANDBOX_AUTO_PAY'] = 'off';
    const lesson = (bookingId: string) =>
      ({
        id: bookingId,
        moduleId: algebra,
        startsAt: aBookingState().startsAt,
        endsAt: aBookingState().endsAt,
        displayStatus: 'upcoming',
      }) as LessonRecord;
    const answers: Answers = {
      'booking.get-lesson': ({ bookingId }) => Promise.resolve(lesson(bookingId)),
      'catalog.get-people': ({ ids }) =>
        Promise.resolve(ids.map((id, at) => ({ id, fullName: ['Amara Diallo', 'Kwame Mensah'][at] }) as Person)),
      'catalog.get-module': ({ moduleId }) => Promise.resolve({ id: moduleId, name: 'Algebra I' } as MyModule),
    };
    world = await startService(payments, { now, answers });
    delete process.env['SANDBOX_AUTO_PAY'];
  });
  beforeEach(() => world.clock.set(now));
  afterAll(() => world.close());

  const aBooked = async () => {
    const booking = aBookingState({ payBy: toInstant(now + 30 * 60_000) });
    await world.deliver('booking.created', booking);
    await world.runDue();
    return booking;
  };
  const pay = async ({ studentId, bookingId }: { studentId: string; bookingId: string }) => {
    await world.as(aStudent({ userId: studentId })).ask('payments.pay-lesson', { bookingId, card: '4242424242424242' });
    world.clock.advance(1500);
    await world.runDue();
  };
  const receipt = async (bookingId: string) =>
    (await world.as(aService('notification')).ask('payments.get-receipts', { bookingIds: [newId(), bookingId] }))[0]?.receipt;
  const file = (bookingId: string, caller: Parameters<World['as']>[0], language: AccountLanguage = 'en') =>
    world.as(caller).ask('payments.render-receipt', { bookingId, reader: { timeZone: 'Africa/Lagos', language } });

  it('PAY-05 shows amounts that add up to the payment, and that the sandbox moved no real money', async () => {
    const booking = await aBooked();
    const { bookingId, studentId, teacherId, subject } = booking;
    await pay(booking);
    expect(await receipt(bookingId)).toEqual({
      number: expect.stringMatching(/^R(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      lessonId: bookingId,
      studentId,
      teacherId,
      subject,
      paidAt: toInstant(now + 1500),
      provider: 'sandbox',
      realMoney: false,
      charge: 'captured',
      amountCents: 2500,
      feeCents: 375,
      netCents: 2125,
      refundedCents: 0,
      refundPendingCents: 0,
      currency: 'USD',
    });
  });

  it('PAY-05 is one small file for the student and for their email, with names, the lesson and where the money goes', async () => {
    const booking = await aBooked();
    await pay(booking);
    const mailed = await file(booking.bookingId, aService('notification'));
    expect(await file(booking.bookingId, aStudent({ userId: booking.studentId }))).toEqual(mailed);
    const pdf = Buffer.from(mailed.pdf, 'base64');
    expect(pdf.length).toBeLessThan(60_000);
    const lines = pdfText(pdf).split('\n');
    for (const words of [mailed.number, 'Amara Diallo', 'Kwame Mensah', 'Algebra I', '10:00 AM - 11:00 AM', 'Lagos time (GMT+1)', '$21.25'])
      expect(lines).toContain(words);
  });

  it('PAY-05 SET-05 is in the language of the student, but in English for one that is read from right to left', async () => {
    const booking = await aBooked();
    await pay(booking);
    const textIn = async (language: AccountLanguage) =>
      pdfText(Buffer.from((await file(booking.bookingId, aService('notification'), language)).pdf, 'base64'));
    expect(await textIn('ar')).toBe(await textIn('en'));
    expect(await textIn('sw')).toContain('Risiti');
  });

  it('A14 leads operators to its lesson by its number', async () => {
    const booking = await aBooked();
    await pay(booking);
    const number = (await receipt(booking.bookingId))!.number;
    const find = (text: string, who = anAdmin()) => world.as(who).ask('payments.find-receipt', { number: text });
    expect(await find(number)).toEqual({ bookingId: booking.bookingId });
    expect(await find('R-0000-0000-0000')).toBeNull();
    expect(await find('nonsense')).toBeNull();
    await expect(find(number, aStudent({ userId: booking.studentId }))).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('keeps its number after a refund and a reschedule', async () => {
    const booking = await aBooked();
    const student = aStudent({ userId: booking.studentId });
    await pay(booking);
    const { number } = await file(booking.bookingId, student);
    const cancelled = { ...booking, version: 2, status: 'cancelled' as const, cancelledBy: 'teacher' as const, refundDue: true };
    await world.deliver('booking.cancelled', cancelled);
    expect(await receipt(booking.bookingId)).toMatchObject({ number, netCents: 0, feeCents: 0, refundPendingCents: 2500 });
    await world.db.run('spec-move', 'UPDATE payments SET booking_id = gen_random_uuid() WHERE booking_id = $1', [booking.bookingId]);
    expect((await file(booking.bookingId, student)).number).toBe(number);
  });

  it('PAY-01 shows this refund and the total in each refund event', async () => {
    const booking = await aBooked();
    const { bookingId } = booking;
    await pay(booking);
    const refund = async (amountCents: number, refundedCents: number) => {
      await world.as(anAdmin()).ask('payments.refund-payment', { bookingId, amountCents, refundedCents, note: 'agreed' });
      await world.runDue();
      world.clock.advance(60_000);
      await world.runDue();
    };
    await refund(1000, 0);
    await refund(500, 1000);
    const told = (await world.emitted()).flatMap(({ type, data }) =>
      type === 'payment.refunded' && 'paymentId' in data && data.bookingId === bookingId
        ? [[data.refundedNowCents, data.refundedCents]]
        : [],
    );
    expect(told).toEqual([
      [1000, 1000],
      [500, 1500],
    ]);
    expect(await receipt(bookingId)).toMatchObject({ refundedCents: 1500, netCents: 850, feeCents: 150 });
  });

  it('is available only to the student who paid, once it is paid', async () => {
    const booking = await aBooked();
    const { bookingId, studentId, teacherId } = booking;
    await expect(file(bookingId, aStudent({ userId: studentId }))).rejects.toMatchObject({ code: 'receipt-not-ready' });
    await pay(booking);
    await expect(file(bookingId, aStudent())).rejects.toMatchObject({ code: 'payment-not-found' });
    await expect(file(bookingId, aTeacher({ userId: teacherId }))).rejects.toMatchObject({ code: 'wrong-role' });
    await expect(file(bookingId, aService('booking'))).rejects.toThrow();
  });

  it('PAY-05 shows each side its own payments of several lessons: the teacher only paid ones', async () => {
    const [open, paid, foreign] = [await aBooked(), await aBooked(), await aBooked()];
    await pay(paid);
    await pay(foreign);
    const bookingIds = [open, paid, foreign].map(({ bookingId }) => bookingId);
    const list = (caller: Parameters<World['as']>[0]) => world.as(caller).ask('payments.list-lesson-payments', { bookingIds });
    const { studentId, teacherId } = paid;
    expect(await list(aStudent({ userId: studentId }))).toMatchObject([{ lessonId: paid.bookingId, charge: 'captured', netCents: 2125 }]);
    expect(await list(aTeacher({ userId: teacherId }))).toMatchObject([{ lessonId: paid.bookingId }]);
    expect(await list(aStudent({ userId: open.studentId }))).toMatchObject([{ lessonId: open.bookingId, charge: 'open' }]);
    expect(await list(aTeacher({ userId: open.teacherId }))).toEqual([]);
  });
});
