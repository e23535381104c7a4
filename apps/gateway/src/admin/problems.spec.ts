import type { ProblemCase } from '@somo/contracts/problems';
import { refuse } from '@somo/contracts/refusals';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const kwame = { id: newId(), firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null };
const amara = { id: newId(), firstName: 'Amara', lastName: 'Diallo', fullName: 'Amara Diallo', avatarUrl: null };

function aCase(part: Partial<ProblemCase> = {}): ProblemCase {
  return {
    ...{ id: newId(), lessonId: newId(), agreementId: newId(), studentId: amara.id, teacherId: kwame.id },
    ...{ kind: 'no-show', text: 'Nobody came.', reportedBy: 'student', status: 'open', outcome: null, refundCents: null },
    ...{ subject: 'Physics', price: { amountCents: 2500, currency: 'USD' }, resolvedBy: null, note: null, resolvedAt: null },
    startsAt: parseInstant('2030-01-07T06:00:00.000Z'),
    endsAt: parseInstant('2030-01-07T07:00:00.000Z'),
    reportedAt: parseInstant('2030-01-07T07:30:00.000Z'),
    ...part,
  };
}

describe('LES-10 problems over HTTP', () => {
  let somo: FakeSomo;
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'catalog.get-people': async ({ ids }) => [kwame, amara].filter(({ id }) => ids.includes(id)),
        'booking.list-problems': async ({ status }) => ({ items: [aCase({ status }), aCase({ status })], nextCursor: null }),
        'booking.resolve-problem': async ({ problemId, outcome }) => aCase({ id: problemId, outcome, status: 'resolved' }),
        'booking.audit-invalid-input': async () => null,
        'booking.report-problem': async ({ bookingId, kind, text }) => aCase({ lessonId: bookingId, kind, text }),
      },
    });
  });
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  it('operators list them with both participants by name, open ones by default', async () => {
    const token = await somo.tokenOf('admin');
    const { status, json } = await somo.send('GET /api/admin/problems', { token });
    expect(status).toBe(200);
    expect(json).toMatchObject({ items: [{ status: 'open', teacher: kwame, student: amara }, { status: 'open' }], nextCursor: null });
    expect((await somo.send('GET /api/admin/problems?status=resolved&limit=5', { token })).json).toMatchObject({
      items: [{ status: 'resolved' }, { status: 'resolved' }],
    });
    expect((await somo.send('GET /api/admin/problems?status=lost', { token })).status).toBe(422);
  });

  it('operators resolve them with a note', async () => {
    const id = newId();
    const token = await somo.tokenOf('admin');
    const body = { outcome: 'refund-part', refundCents: 500, note: 'Half of it took place.' };
    expect((await somo.send(`POST /api/admin/problems/${id}/resolve`, { token, body })).json).toMatchObject({ id, teacher: kwame });
    expect(somo.asked[0]?.input).toEqual({ problemId: id, ...body });
    somo.answers['booking.resolve-problem'] = async () => Promise.reject(refuse('problem-already-resolved'));
    const again = await somo.send(`POST /api/admin/problems/${id}/resolve`, { token, body });
    expect(again.json).toMatchObject({ status: 409, code: 'problem-already-resolved' });
  });

  it.each([
    { outcome: 'refund-part', refundCents: 0, note: 'x' },
    { outcome: 'refund-part', refundCents: -5, note: 'x' },
    { outcome: 'refund-part', refundCents: 1e21, note: 'x' },
    { outcome: 'refund-part', refundCents: '500', note: 'x' },
    { outcome: 'refund-part', refundCents: 1.5, note: 'x' },
    { outcome: 'keep-it', note: 'x' },
    { outcome: 'pay-teacher', note: ' ' },
    { outcome: 'pay-teacher' },
  ])('refuses the decision %j and asks only for an audit entry', async (body) => {
    const token = await somo.tokenOf('admin');
    const id = newId();
    expect((await somo.send(`POST /api/admin/problems/${id}/resolve`, { token, body })).json).toMatchObject({ code: 'invalid-input' });
    const asked = JSON.stringify(body);
    expect(somo.asked.map(({ name, input }) => ({ name, input }))).toEqual([
      { name: 'booking.audit-invalid-input', input: { action: 'resolve-problem', thingId: id, asked } },
    ]);
  });

  it('are for operators only', async () => {
    const body = { outcome: 'pay-teacher', note: 'x' };
    for (const role of ['student', 'teacher'] as const) {
      const token = await somo.tokenOf(role);
      for (const route of ['GET /api/admin/problems', `POST /api/admin/problems/${newId()}/resolve`]) {
        const call = route.startsWith('GET') ? { token } : { token, body };
        expect((await somo.send(route, call)).json).toMatchObject({ status: 403, code: 'wrong-role' });
      }
    }
    expect(somo.asked).toEqual([]);
  });

  it('either side reports one in words', async () => {
    const id = newId();
    for (const role of ['student', 'teacher'] as const) {
      const token = await somo.tokenOf(role);
      const body = { kind: 'quality', text: 'The sound was bad.' };
      const { status, json } = await somo.send(`POST /api/lessons/${id}/report-problem`, { token, body });
      expect([status, json?.lessonId, json?.kind]).toEqual([201, id, 'quality']);
      const blank = await somo.send(`POST /api/lessons/${id}/report-problem`, { token, body: { ...body, text: ' ' } });
      expect(blank.json).toMatchObject({ code: 'invalid-input', errors: { text: [expect.any(String)] } });
    }
  });
});
