import { newId } from '@somo/platform/ids';
import { aStudent, anAdmin } from '@somo/testing/callers';
import { anAgreement, later, type Agreement } from '../spec/agreed.js';

describe('BOOK-13 the agreement of a lesson', () => {
  let agreed: Agreement;
  beforeAll(async () => {
    agreed = await anAgreement();
  });
  afterAll(() => agreed.world.close());
  const ask = (bookingId: string, who = anAdmin()) => agreed.world.as(who).ask('booking.get-agreement', { bookingId });

  it('is the same for every id that the lesson had, and known to operators alone', async () => {
    const { id } = await agreed.paid();
    await agreed.move(id, later(24));
    const bookings = await agreed.world.db.sql<{ id: string }>('spec-ids', 'SELECT id FROM bookings WHERE agreement_id = $1', [id]);
    expect(bookings).toHaveLength(2);
    for (const booking of bookings) expect(await ask(booking.id)).toEqual({ agreementId: id });
    await expect(ask(newId())).rejects.toMatchObject({ code: 'lesson-not-found' });
    await expect(ask(id, aStudent({ userId: agreed.studentId }))).rejects.toMatchObject({ code: 'wrong-role' });
  });
});
