import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const studentId = newId();
const number = 'R-7K3M-Q9XV-2R8T';

describe('a receipt', () => {
  let somo: FakeSomo;
  let token: string;
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'payments.render-receipt': async () => ({ number, pdf: Buffer.from('%PDF-1.7').toString('base64') }),
        'payments.list-lesson-payments': async () => [],
      },
    });
    token = await somo.tokenOf('student', { userId: studentId });
  });
  afterAll(() => somo.close());

  it('PAY-05 is downloaded as one file, rendered by payments', async () => {
    const bookingId = newId();
    const response = await fetch(`${somo.url}/api/lessons/${bookingId}/receipt.pdf`, { headers: { authorization: `Bearer ${token}` } });
    expect(await response.text()).toBe('%PDF-1.7');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="somo-receipt-${number}.pdf"`);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(somo.asked.at(-1)).toMatchObject({
      name: 'payments.render-receipt',
      input: { bookingId },
    });
  });

  it('PAY-05 is refused with a message before the lesson is paid, to other students, and to teachers', async () => {
    somo.answers['payments.render-receipt'] = async () => Promise.reject(refuse('receipt-not-ready'));
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
