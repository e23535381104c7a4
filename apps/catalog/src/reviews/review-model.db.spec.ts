import { aReviewModel } from '../../spec/review-model.js';

// By hand: SOMO_ORDERS=10000.
const steps = Number(process.env['SOMO_ORDERS'] ?? 300);
const seed = Number(process.env['SOMO_SEED'] ?? 39);

it('REV-01 REV-02 random orders of what can happen leave sums that equal a recount, and one earned review for each agreement', async () => {
  const model = await aReviewModel();
  for (let done = 0; done < steps; done += 100) {
    await model.run(100, seed + done);
    expect(await model.audit()).toEqual([]);
  }
  await model.world.close();
}, 600_000);

it.each<[string, string, (model: Awaited<ReturnType<typeof aReviewModel>>) => Promise<unknown>]>([
  [
    'the unique index',
    'two reviews of one agreement',
    ({ world }) => world.db.run('drop-unique', 'ALTER TABLE reviews DROP CONSTRAINT reviews_once_per_agreement', []),
  ],
  ['the check of lesson and payment', 'a lesson that did not take place or was not paid for', () => Promise.resolve()],
])(
  'the same audit names what breaks without %s',
  async (_, named, remove) => {
    const model = await aReviewModel();
    await remove(model);
    // Booking and payments say of every lesson that it took place and was paid for, so that many are reviewed.
    await model.run(250, seed, { believing: true });
    expect(await model.audit()).toContain(named);
    await model.world.close();
  },
  120_000,
);
