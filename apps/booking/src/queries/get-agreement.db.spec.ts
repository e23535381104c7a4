import { newId } from '@somo/platform/ids';
import { aService, aStudent, anAdmin } from '@somo/testing/callers';
import { anAgreement, later, type Agreement } from '../../spec/agreed.js';

describe('booking returns', () => {
  let agreed: Agreement;
  beforeAll(async () => {
    agreed = await anAgreement();
  });
  afterAll(() => agreed.world.close());

  it('BOOK-13 the agreement to operators, the same for every id a lesson ever had, and to no one else', async () => {
    const ask = (bookingId: string, who = anAdmin()) => agreed.world.as(who).ask('booking.get-agreement', { bookingId });
    const { id } = await agreed.paid();
    const moved = await agreed.move(id, later(24));
    const bookingIds = [id, moved.id];
    for (const bookingId of bookingIds) expect(await ask(bookingId)).toEqual({ agreementId: id, bookingIds });
    await expect(ask(newId())).rejects.toMatchObject({ code: 'lesson-not-found' });
    await expect(ask(id, aStudent({ userId: agreed.studentId }))).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('up to fifty lessons at once to the email service, as their participants see them, and to no one else', async () => {
    const mails = aService('notification');
    const ask = (bookingIds: string[], who = mails) => agreed.world.as(who).ask('booking.get-lessons', { bookingIds });
    const [one, other] = [await agreed.paid(later(48)), await agreed.paid(later(50))];
    const found = await ask([one.id, newId(), other.id]);
    const inOrder = [one.id, other.id].map((id) => found.find((lesson) => lesson.id === id));
    expect(inOrder).toEqual([await agreed.get(one.id), await agreed.get(other.id)]);
    expect(found).toHaveLength(2);
    for (const wrong of [['nobody'], Array.from({ length: 51 }, newId), 'all' as never])
      await expect(ask(wrong)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(ask([one.id], aService('payments'))).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(ask([one.id], agreed.student)).rejects.toMatchObject({ code: 'wrong-role' });
  });
});
