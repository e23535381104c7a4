import type { Lesson } from '@somo/contracts/lessons';
import type { Receipt } from '@somo/contracts/receipts';
import { refuse } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { pdfText } from '@somo/testing/pdf-text';
import { startFakeSomo, type FakeSomo } from '../spec/fake-somo.js';
import { receiptPdf } from './receipt/receipt-pdf.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const person = (fullName: string) => ({ id: newId(), firstName: fullName, lastName: '', fullName, avatarUrl: null });
const [amara, kwame] = [person('Amara Diallo'), person('Kwame Mensah')];
const algebra = newId();

function aReceipt(part: Partial<Receipt> = {}): Receipt {
  return {
    number: 'R-7K3M-Q9XV-2R8T',
    lessonId: newId(),
    studentId: amara.id,
    teacherId: kwame.id,
    subject: 'Mathematics',
    paidAt: parseInstant('2030-01-07T08:00:00.000Z'),
    provider: 'sandbox',
    realMoney: false,
    charge: 'captured',
    amountCents: 2500,
    feeCents: 375,
    netCents: 2125,
    refundedCents: 0,
    refundPendingCents: 0,
    currency: 'USD',
    ...part,
  };
}

const lesson = {
  studentId: amara.id,
  teacherId: kwame.id,
  moduleId: algebra,
  startsAt: parseInstant('2030-01-14T09:00:00.000Z'),
  endsAt: parseInstant('2030-01-14T10:00:00.000Z'),
  displayStatus: 'upcoming',
  student: amara,
  teacher: kwame,
} as Lesson;

const textOf = async (receipt: Receipt, is: Partial<Lesson> = {}) =>
  pdfText(await receiptPdf({ receipt, lesson: { ...lesson, ...is }, moduleName: null, timeZone: 'Africa/Lagos', language: 'en', now }));

describe('a receipt', () => {
  let somo: FakeSomo;
  let token: string;
  beforeAll(async () => {
    somo = await startFakeSomo({
      now,
      answers: {
        'payments.get-receipt': async ({ bookingId }) => aReceipt({ lessonId: bookingId }),
        'booking.get-lesson': async ({ bookingId }) => ({ ...lesson, id: bookingId }),
        'auth.get-account': async () => ({
          userId: amara.id,
          email: 'a@example.com',
          role: 'student',
          timeZone: 'Africa/Lagos',
          language: 'english',
          emailConfirmed: true,
        }),
        'catalog.get-people': async ({ ids }) => [amara, kwame].filter(({ id }) => ids.includes(id)),
        'catalog.get-module': async ({ moduleId }) => ({
          id: moduleId,
          name: 'Algebra I',
          description: '',
          subject: 'Mathematics',
          level: 'Beginner',
          lessonCount: 0,
          lessons: [],
        }),
        'payments.list-lesson-payments': async () => [],
      },
    });
    token = await somo.tokenOf('student', { userId: amara.id });
  });
  afterAll(() => somo.close());

  it('PAY-05 is one small file with its number, who paid, for what, and where the money goes', async () => {
    const response = await fetch(`${somo.url}/api/lessons/${newId()}/receipt.pdf`, { headers: { authorization: `Bearer ${token}` } });
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="somo-receipt-R-7K3M-Q9XV-2R8T.pdf"');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(pdf.length).toBeLessThan(60_000);
    expect(pdf.toString('latin1')).toContain('(Somo receipt R-7K3M-Q9XV-2R8T)');
    expect(pdf.toString('latin1')).toContain('/Lang (en-US)');
    const text = pdfText(pdf);
    for (const words of [
      'R-7K3M-Q9XV-2R8T',
      'Amara Diallo',
      'January 7, 2030, 9:00 AM',
      'Mathematics',
      'Algebra I',
      'Monday, January 14, 2030',
      '10:00 AM - 11:00 AM',
      'Lagos time (GMT+1)',
      'To the teacher',
      'Kwame Mensah',
      '$21.25',
      'Somo platform fee (15%)',
      '$3.75',
      '$25.00',
      'Test card',
    ])
      expect(text.split('\n')).toContain(words);
    expect(text).toContain('no real money has moved');
  });

  it('shows what was refunded, what was not, and that the lesson was cancelled', async () => {
    const money = { charge: 'part_refunded', refundedCents: 1000, refundPendingCents: 500, feeCents: 150, netCents: 850 } as const;
    const text = await textOf(aReceipt({ ...money, realMoney: true, provider: 'stripe' }), { displayStatus: 'cancelled' });
    const lines = text.split('\n');
    const after = (words: string) => lines[lines.indexOf(words) + 1];
    expect([after('Refunded'), after('Refund on its way'), after('Total paid')]).toEqual(['$10.00', '$5.00', '$25.00']);
    expect(after('Total after refunds')).toBe('$10.00');
    expect(lines).toEqual(expect.arrayContaining(['This lesson was cancelled.', 'Card (Stripe)']));
    expect(text).not.toContain('Test');
  });

  it('shows names in their own script, or says that it does not', async () => {
    const own = await textOf(aReceipt(), { student: person('Ọmọlọlá Adébáyọ̀'), teacher: person('Nadia') });
    expect(own.normalize('NFC')).toContain('Ọmọlọlá Adébáyọ̀');
    expect(own).not.toContain('Latin');
    const latin = await textOf(aReceipt(), { student: person('አበበ ቢቂላ'), teacher: person('فاطمة الزهراء') });
    expect(latin).toContain('Abebe Biqila');
    expect(latin).toContain("Some characters can't be shown in this file and are written in Latin letters.");
    expect(`${own}${latin}`).not.toContain('\ufffd');
  });

  it('has placeholders for deleted users, and room for very long names and amounts', async () => {
    const gone = await textOf(aReceipt({ subject: '' }), { student: person(''), teacher: person('') });
    for (const words of ['Student', 'Your teacher', 'General']) expect(gone.split('\n')).toContain(words);
    const long = { student: person('Ọ'.repeat(100)), teacher: person('Wilhelmina '.repeat(18)) };
    const pdf = await receiptPdf({
      receipt: aReceipt({ amountCents: 100_000_000, netCents: 85_000_000, feeCents: 15_000_000, subject: 'x'.repeat(100) }),
      lesson: { ...lesson, ...long },
      moduleName: 'Wilhelmina '.repeat(9),
      timeZone: 'America/Argentina/ComodRivadavia',
      language: 'en',
      now,
    });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdfText(pdf)).toContain('$1,000,000.00');
  });

  it('PAY-05 is refused with a message before the lesson is paid, to other students, and to teachers', async () => {
    somo.answers['payments.get-receipt'] = async () => Promise.reject(refuse('receipt-not-ready'));
    const early = await somo.send(`GET /api/lessons/${newId()}/receipt.pdf`, { token });
    expect(early.headers.get('content-type')).toContain('application/problem+json');
    expect(early.json).toMatchObject({
      status: 409,
      code: 'receipt-not-ready',
      detail: "The receipt will be available once you've paid.",
    });
    const teacher = await somo.tokenOf('teacher');
    expect((await somo.send(`GET /api/lessons/${newId()}/receipt.pdf`, { token: teacher })).status).toBe(403);
    expect((await somo.send('GET /api/lessons/42/receipt.pdf', { token })).status).toBe(404);
  });

  it('PAY-05 returns the payments of many lessons at once, fifty at most', async () => {
    const ids = Array.from({ length: 50 }, () => newId());
    expect((await somo.send(`GET /api/lessons/payments?ids=${ids.join(',')}`, { token })).status).toBe(200);
    expect(somo.asked.at(-1)).toMatchObject({ name: 'payments.list-lesson-payments', input: { bookingIds: ids } });
    for (const bad of [`${ids.join(',')},${newId()}`, '', 'x', `${newId()},`, `${newId()} or 1=1`])
      expect((await somo.send(`GET /api/lessons/payments?ids=${encodeURIComponent(bad)}`, { token })).status).toBe(422);
  });
});
