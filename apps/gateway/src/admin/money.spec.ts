import type { PaymentFile } from '@somo/contracts/payments';
import { refuse } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const kwame = { id: newId(), firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null };
const studentId = newId();
const at = parseInstant('2030-01-07T06:00:00.000Z');
const aFile = (lessonId: string): PaymentFile => ({
  ...{ id: newId(), lessonId, teacherId: kwame.id, studentId, subject: 'Physics', startsAt: at, createdAt: at, payBy: at, paidAt: at },
  ...{ charge: 'captured', payout: 'none', currency: 'USD', realMoney: true, heldByOperator: false, feeBps: 1500, acts: [] },
  ...{ amountCents: 2500, netCents: 2125, feeCents: 375, refundedCents: 0, refundPendingCents: 0, providerFeeCents: 103 },
});

describe('PERM-05 the money of a lesson over HTTP', () => {
  let somo: FakeSomo;
  const noted: unknown[] = [];
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'catalog.get-people': async ({ ids }) => [kwame].filter(({ id }) => ids.includes(id)),
        'payments.get-payment-case': async ({ bookingId }) => aFile(bookingId),
        'payments.audit-invalid-input': async (attempt) => {
          noted.push(attempt);
          return null;
        },
      },
    });
  });
  afterAll(() => somo.close());

  it('shows operators both participants by name; one without a profile has no name', async () => {
    const id = newId();
    const { status, json } = await somo.send(`GET /api/admin/lessons/${id}/payment`, { token: await somo.tokenOf('admin') });
    expect(status).toBe(200);
    expect(json).toMatchObject({ lessonId: id, teacher: kwame, student: { id: studentId, fullName: '' }, feeBps: 1500, acts: [] });
  });

  it('is not found for a lesson nobody booked, and is refused to students and teachers', async () => {
    const asked = async (role: 'student' | 'teacher' | 'admin', id: string) =>
      (await somo.send(`GET /api/admin/lessons/${id}/payment`, { token: await somo.tokenOf(role) })).json?.code;
    expect(await asked('student', newId())).toBe('wrong-role');
    expect(await asked('teacher', newId())).toBe('wrong-role');
    expect(await asked('admin', 'lesson-42')).toBe('lesson-not-found');
    somo.answers['payments.get-payment-case'] = async () => Promise.reject(refuse('payment-not-found'));
    expect(await asked('admin', newId())).toBe('payment-not-found');
  });

  it.each([-1, 0, 1e21, '500', null, 2.5])(
    'refuses an amount of %j without asking for a refund, and audits the attempt',
    async (amountCents) => {
      noted.length = 0;
      const id = newId();
      const body = { amountCents, refundedCents: 0, note: 'Both were asked.' };
      const { status, json } = await somo.send(`POST /api/admin/lessons/${id}/refund`, { token: await somo.tokenOf('admin'), body });
      expect([status, json?.code]).toEqual([422, 'invalid-input']);
      expect(noted).toEqual([{ action: 'refund-payment', thingId: id, asked: JSON.stringify(body) }]);
    },
  );

  it('audits attempts of operators only', async () => {
    noted.length = 0;
    const token = await somo.tokenOf('student');
    const { json } = await somo.send(`POST /api/admin/lessons/${newId()}/refund`, { token, body: { amountCents: -1 } });
    expect([json?.code, noted]).toEqual(['wrong-role', []]);
  });
});
