import type { TransactionRecord } from '@somo/contracts/earnings';
import { refuse } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type Answers, type FakeSomo } from '../../spec/fake-somo.js';

const formula = { id: newId(), firstName: '=HYPERLINK("http://x")', lastName: '', fullName: '=HYPERLINK("http://x")', avatarUrl: null };
const quoted = { id: newId(), firstName: 'Ama "Queen"', lastName: 'Owusu, B', fullName: 'Ama "Queen" Owusu, B', avatarUrl: null };

function aRecord(part: Partial<TransactionRecord> = {}): TransactionRecord {
  return {
    id: newId(),
    lessonId: newId(),
    studentId: quoted.id,
    subject: 'Mathematics',
    createdAt: parseInstant('2030-01-02T10:00:00.000Z'),
    startsAt: parseInstant('2030-01-06T23:30:00.000Z'),
    grossCents: 2500,
    feeCents: 375,
    refundedCents: 0,
    netCents: 2125,
    currency: 'USD',
    status: 'payout_completed',
    displayStatus: 'paid',
    payoutDate: '2030-01-05',
    ...part,
  };
}

const account = {
  userId: newId(),
  email: 'k@example.com',
  role: 'teacher' as const,
  timeZone: 'Africa/Lagos',
  language: 'english',
  emailConfirmed: true,
};
const pages: TransactionRecord[][] = [
  [aRecord(), aRecord({ studentId: formula.id, subject: '+1;cmd', displayStatus: 'pending', payoutDate: null })],
  [aRecord({ studentId: newId(), refundedCents: 1000, feeCents: 225, netCents: 1275 })],
];
let language = 'en';
const answers: Answers = {
  'auth.get-account': async () => Promise.resolve({ ...account, language }),
  'catalog.get-people': async ({ ids }) => Promise.resolve([formula, quoted].filter(({ id }) => ids.includes(id))),
  'payments.list-transactions': async ({ cursor, period }) => {
    if (period === 'this-month' && cursor) throw refuse('service-unavailable');
    return Promise.resolve(cursor ? { items: pages[1] ?? [], nextCursor: null } : { items: pages[0] ?? [], nextCursor: 'next' });
  },
  'payments.get-earnings': async ({ period, timeZone }) =>
    Promise.resolve({
      timeZone,
      currency: 'USD' as const,
      period,
      totalEarningsCents: 5000,
      thisMonthEarningsCents: 0,
      lastMonthEarningsCents: 0,
      pendingPayoutsCents: 850,
      waitsForConfirmation: false,
      totalLessons: 3,
      inPeriod: { earnedCents: 5000, pendingCents: 850, lessons: 3, averageCents: 1950, lateCancellations: 0 },
      monthly: [
        { year: 2030, month: 1, earnedCents: 3000, pendingCents: 850, lessons: 2, averageCents: 1925, lateCancellations: 0 },
        { year: 2029, month: 12, earnedCents: 2000, pendingCents: 0, lessons: 1, averageCents: null, lateCancellations: 0 },
      ],
    }),
};

describe('the exported earnings files', () => {
  let somo: FakeSomo;
  let token: string;
  beforeAll(async () => {
    somo = await startFakeSomo({ answers });
    token = await somo.tokenOf('teacher');
  });
  afterAll(() => somo.close());

  it("EARN-03 contain every transaction as RFC 4180 CSV, with quoted texts, days in the teacher's time zone and no active formula", async () => {
    const { headers, text } = await somo.send('GET /api/earnings/export.csv', { token });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="somo-transactions-all.csv"');
    expect(text.split('\r\n')).toEqual([
      '"Lesson date","Lesson time","Time zone","Student","Subject","Student paid (USD)","Platform fee (USD)","Refunded (USD)","Amount (USD)","Status","Payout date"',
      '"2030-01-07","12:30 AM","Africa/Lagos","Ama ""Queen"" Owusu, B","Mathematics",25.00,3.75,0.00,21.25,"paid","2030-01-05"',
      `"2030-01-07","12:30 AM","Africa/Lagos","'=HYPERLINK(""http://x"")","'+1;cmd",25.00,3.75,0.00,21.25,"pending",""`,
      '"2030-01-07","12:30 AM","Africa/Lagos","Unknown Student","Mathematics",25.00,2.25,10.00,12.75,"paid","2030-01-05"',
      '',
    ]);
  });

  it('SET-05 are in the language of the teacher, with days that a spreadsheet reads', async () => {
    language = 'fr';
    const [columns, first] = (await somo.send('GET /api/earnings/export.csv', { token })).text.split('\r\n');
    const report = (await somo.send('GET /api/earnings/report.csv', { token })).text.split('\r\n');
    language = 'en';
    expect(columns).toMatch(/^"Date du cours","Heure du cours",.*,"Statut","Date du versement"$/);
    expect(first).toBe(
      '"2030-01-07","00:30","Africa/Lagos","Ama ""Queen"" Owusu, B","Mathématiques",25.00,3.75,0.00,21.25,"payé","2030-01-05"',
    );
    expect([report[0], report[3]]).toEqual([
      '"Mois","Cours","Revenus (USD)","En attente (USD)","Moyenne par cours (USD)"',
      '"Total",3,50.00,8.50,19.50',
    ]);
  });

  it('EARN-03 total the months to what the cards show', async () => {
    const { text } = await somo.send('GET /api/earnings/report.csv?period=last-3-months', { token });
    expect(text.split('\r\n')).toEqual([
      '"Month","Lessons","Earnings (USD)","Pending (USD)","Avg. per lesson (USD)"',
      '"2030-01",2,30.00,8.50,19.25',
      '"2029-12",1,20.00,0.00,""',
      '"Total",3,50.00,8.50,19.50',
      '',
    ]);
  });

  it('break the connection if a page fails, so that a truncated file cannot pass for the whole', async () => {
    await expect(somo.send('GET /api/earnings/export.csv?period=this-month', { token })).rejects.toThrow();
  });

  it('are for teachers only, and for four periods', async () => {
    const student = await somo.tokenOf('student');
    expect((await somo.send('GET /api/earnings/export.csv', { token: student })).status).toBe(403);
    expect((await somo.send('GET /api/earnings/export.csv')).status).toBe(401);
    const wrong = await somo.send('GET /api/earnings/export.csv?period=yesterday', { token });
    expect([wrong.status, wrong.headers.get('content-type')]).toEqual([422, 'application/problem+json; charset=utf-8']);
  });
});
