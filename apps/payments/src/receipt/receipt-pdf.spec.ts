import type { Receipt } from '@somo/contracts/receipts';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { pdfText } from '@somo/testing/pdf-text';
import { receiptPdf } from './receipt-pdf.js';
import type { ReceiptFacts } from './receipt-words.js';

const now = Date.parse('2030-01-07T08:00:00Z');

function aReceipt(part: Partial<Receipt> = {}): Receipt {
  return {
    number: 'R-7K3M-Q9XV-2R8T',
    lessonId: newId(),
    studentId: newId(),
    teacherId: newId(),
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

const facts = {
  lesson: {
    startsAt: parseInstant('2030-01-14T09:00:00.000Z'),
    endsAt: parseInstant('2030-01-14T10:00:00.000Z'),
    displayStatus: 'upcoming',
    learner: null,
  },
  student: 'Amara Diallo',
  teacher: 'Kwame Mensah',
  moduleName: null,
  timeZone: 'Africa/Lagos',
  language: 'en',
  now,
} satisfies Omit<ReceiptFacts, 'receipt'>;

const textOf = async (receipt: Receipt, part: Partial<ReceiptFacts> = {}) => pdfText(await receiptPdf({ ...facts, receipt, ...part }));

describe('a receipt', () => {
  it('shows what was refunded, what was not, and that the lesson was cancelled', async () => {
    const money = { charge: 'part_refunded', refundedCents: 1000, refundPendingCents: 500, feeCents: 150, netCents: 850 } as const;
    const text = await textOf(aReceipt({ ...money, realMoney: true, provider: 'stripe' }), {
      lesson: { ...facts.lesson, displayStatus: 'cancelled' },
    });
    const lines = text.split('\n');
    const after = (words: string) => lines[lines.indexOf(words) + 1];
    expect([after('Refunded'), after('Refund on its way'), after('Total paid')]).toEqual(['$10.00', '$5.00', '$25.00']);
    expect(after('Total after refunds')).toBe('$10.00');
    expect(lines).toEqual(expect.arrayContaining(['This lesson was cancelled.', 'Card (Stripe)']));
    expect(text).not.toContain('Test');
  });

  it('is the same file each time it is drawn', async () => {
    const draw = () => receiptPdf({ ...facts, receipt: aReceipt({ lessonId: facts.student }), teacher: 'Nadia محمد' });
    const first = await draw();
    expect(first.equals(await draw())).toBe(true);
  });

  it('names the guardian who paid, and the child for whom the lesson is, in its own script', async () => {
    const learner = { id: newId(), firstName: 'ሰላም' };
    const lines = (await textOf(aReceipt(), { lesson: { ...facts.lesson, learner } })).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Paid by', 'Amara Diallo']));
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain('Lesson for ሰላም');
    expect(await textOf(aReceipt())).not.toContain('Lesson for');
  });

  it('shows names in their own script, or says that it does not', async () => {
    const own = await textOf(aReceipt(), { student: 'Ọmọlọlá Adébáyọ̀', teacher: 'Nadia' });
    expect(own.normalize('NFC')).toContain('Ọmọlọlá Adébáyọ̀');
    const others = await textOf(aReceipt({ subject: 'Kɔfi Ɛsi' }), { student: 'ሰላም ተስፋዬ', teacher: 'محمد علي' });
    for (const name of ['ሰላም ተስፋዬ', 'Kɔfi Ɛsi']) expect(others.split('\n')).toContain(name);
    expect(`${own}${others}`).not.toContain("can't be shown");
    const without = await textOf(aReceipt(), { student: '李小龍', teacher: 'Nadia' });
    expect(without).toContain("Some characters can't be shown in this file.");
    expect(`${own}${others}${without}`).not.toContain('\ufffd');
  });

  it('has placeholders for deleted users, and room for very long names and amounts', async () => {
    const gone = await textOf(aReceipt({ subject: '' }), { student: '', teacher: '' });
    for (const words of ['Student', 'Your teacher', 'General']) expect(gone.split('\n')).toContain(words);
    const long = { student: 'Ọ'.repeat(100), teacher: 'Wilhelmina '.repeat(18) };
    const pdf = await receiptPdf({
      ...facts,
      ...long,
      receipt: aReceipt({ amountCents: 100_000_000, netCents: 85_000_000, feeCents: 15_000_000, subject: 'x'.repeat(100) }),
      moduleName: 'Wilhelmina '.repeat(9),
      timeZone: 'America/Argentina/ComodRivadavia',
    });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdfText(pdf)).toContain('$1,000,000.00');
  });
});
