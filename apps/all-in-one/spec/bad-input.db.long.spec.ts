import { jest } from '@jest/globals';
import { runBadInput } from '@somo/testing/bad-input/run-bad-input';
import { openStarts } from './book-over-http.js';
import { fingerprint, untilStill } from './fingerprint.js';
import { runProduct, type Product, type Somebody } from './running-product.js';

jest.setTimeout(240_000);

describe('bad input on every route of the running product', () => {
  let product: Product;
  beforeAll(async () => {
    process.env.SANDBOX_DELAY_MS = '50';
    product = await runProduct();
  });
  afterAll(() => product.close());

  async function aLesson(student: Somebody, teacher: Somebody): Promise<string> {
    const [startsAt] = await openStarts(product, teacher.userId);
    if (!startsAt) throw new Error('no open hour');
    return (await product.ask(student.token, 'booking.book-lesson', { teacherId: teacher.userId, startsAt })).id;
  }

  it('is refused with a code and a sentence, and changes no row of any service', async () => {
    const [teacher, another, student] = [await product.aTeacher(), await product.aTeacher(), await product.aStudentWithAccount()];
    const foreign = await aLesson(await product.aStudent(), another);
    await aLesson(student, teacher);
    await untilStill(product);
    const { rows } = await product.admin.query<{ id: string }>('SELECT id FROM notification.notifications WHERE user_id = $1', [
      another.userId,
    ]);
    const newcomer = (await product.ask(null, 'auth.register', { email: 'new@example.test', password: 'Passw0rd-x', agreeToTerms: true }))
      .accessToken;
    const operator = await product.anAdmin();
    // Without it operators are refused documents whatever their id is.
    const twoStep = `INSERT INTO auth.two_step (user_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`;
    await product.admin.query(twoStep, [operator.userId]);
    const tokens = {
      student: student.token,
      teacher: teacher.token,
      admin: operator.token,
      newcomer,
      expired: await product.expiredToken(),
    };
    await untilStill(product);
    const before = await fingerprint(product);
    let tried = 0;
    const findings = await runBadInput(product.url, tokens, {
      foreignIds: [foreign, ...rows.map(({ id }) => id)],
      onTry: () => (tried += 1),
    });
    expect(findings).toEqual([]);
    expect(tried).toBeGreaterThan(500);
    expect(await fingerprint(product)).toEqual(before);
    const { rows: audited } = await product.admin.query<{ refused: number; done: number }>(
      `SELECT count(details->>'refused')::int AS refused, count(*) FILTER (WHERE details->>'refused' IS NULL)::int AS done
       FROM (SELECT details FROM auth.audit UNION ALL SELECT details FROM payments.audit UNION ALL SELECT details FROM booking.audit
         UNION ALL SELECT details FROM messaging.audit UNION ALL SELECT details FROM catalog.audit) AS all_of_it`,
    );
    expect(audited[0]?.done).toBe(0);
    expect(audited[0]?.refused).toBeGreaterThan(50);
  });
});
