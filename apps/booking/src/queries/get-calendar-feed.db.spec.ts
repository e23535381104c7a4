import { refuse } from '@somo/contracts/refusals';
import { toInstant } from '@somo/contracts/time';
import { someHours } from '@somo/testing/builders';
import { aNewcomer, aStudent, aVisitor } from '@somo/testing/callers';
import { anAgreement, hour, later, now, type Agreement } from '../../spec/agreed.js';

const day = 24 * hour;

describe('LES-12 the feed of a calendar link', () => {
  let agreed: Agreement;
  beforeEach(async () => {
    agreed = await anAgreement();
  });
  afterEach(() => agreed.world.close());

  const linkOf = (who = agreed.student) => agreed.world.as(who).ask('booking.get-calendar-link', {});
  const read = (token: string) => agreed.world.as(aVisitor()).ask('booking.get-calendar-feed', { token });
  const feedOf = async (who = agreed.student) => read((await linkOf(who)).token);
  const gone = { code: 'calendar-not-found' };

  it('has the lessons of both people, numbered by how often they were moved or cancelled', async () => {
    const first = await agreed.book();
    expect((await feedOf()).lessons).toEqual([expect.objectContaining({ id: first.id, paidAt: null })]);
    expect((await feedOf()).lessons[0]).not.toHaveProperty('sequence');
    const moved = await agreed.move(first.id, later(24));
    expect((await feedOf()).lessons).toEqual([
      expect.objectContaining({ id: moved.id, agreementId: first.id, startsAt: later(24), sequence: 1 }),
    ]);
    await agreed.cancel(moved.id);
    for (const who of [agreed.student, agreed.teacher])
      expect((await feedOf(who)).lessons).toEqual([expect.objectContaining({ id: moved.id, status: 'cancelled', sequence: 2 })]);
    expect((await feedOf(aStudent())).lessons).toEqual([]);
  });

  it("SET-05 says in which language its owner reads, and is there in English without auth's answer", async () => {
    agreed.answers['auth.get-contacts'] = async ({ userIds: [userId = ''] }) =>
      Promise.resolve([{ userId, email: 'a@example.com', timeZone: 'Africa/Maputo', language: 'pt-PT', role: 'student' as const }]);
    expect((await feedOf()).language).toBe('pt-PT');
    agreed.answers['auth.get-contacts'] = async () => Promise.reject(refuse('service-unavailable'));
    expect((await feedOf()).language).toBe('en');
  });

  it('has cancelled lessons until their start, for at most 14 days, and none if their owner hides them', async () => {
    const soon = await agreed.book(later(0));
    await agreed.cancel(soon.id);
    const ids = async () => (await feedOf()).lessons.map(({ id }) => id);
    expect(await ids()).toEqual([soon.id]);
    const hide = (hideCancelled: boolean) => agreed.world.as(agreed.student).ask('booking.save-calendar-link', { hideCancelled });
    expect(await hide(true)).toEqual({ ...(await linkOf()), hideCancelled: true });
    expect(await ids()).toEqual([]);
    await hide(false);
    expect(await ids()).toEqual([soon.id]);
    agreed.world.clock.set(Date.parse(later(0)));
    expect(await ids()).toEqual([]);
    await agreed.world.db.run('spec-later', 'UPDATE bookings SET starts_at = $1, ends_at = $2, free_at = $2', [
      new Date(now + 90 * day),
      new Date(now + 90 * day + hour),
    ]);
    agreed.world.clock.set(now + 14 * day - 1);
    expect(await ids()).toEqual([soon.id]);
    agreed.world.clock.set(now + 14 * day);
    expect(await ids()).toEqual([]);
  });

  it('has past lessons for 90 days', async () => {
    const lesson = await agreed.paid();
    agreed.world.clock.set(Date.parse(lesson.endsAt) + 90 * day - 1);
    expect((await feedOf()).lessons).toHaveLength(1);
    agreed.world.clock.advance(1);
    expect((await feedOf()).lessons).toEqual([]);
  });

  it("has a teacher's days off, each period once, and nobody else has them", async () => {
    const off = { startDate: '2030-02-01', endDate: '2030-02-03' };
    const { teacherId } = agreed;
    await agreed.world.deliver(
      'hours.changed',
      someHours({ teacherId, version: 9, breakPeriods: [off, off, { startDate: '2029-01-01', endDate: '2029-01-02' }] }),
    );
    expect((await feedOf(agreed.teacher)).breaks).toEqual([off]);
    expect((await feedOf()).breaks).toEqual([]);
  });

  it('opens with the present link alone: not with the one before, a guess, or that of somebody else changed', async () => {
    const { token } = await linkOf();
    expect(token).toMatch(/^[\w-]{65}$/);
    expect((await linkOf()).token).toBe(token);
    const next = await agreed.world.as(agreed.student).ask('booking.replace-calendar-link', {});
    expect(next.token).not.toBe(token);
    expect(await linkOf()).toEqual(next);
    await expect(read(next.token)).resolves.toMatchObject({ userId: agreed.studentId });
    const other = (await linkOf(aNewcomer())).token;
    const forged = other.slice(0, 22) + next.token.slice(22);
    for (const wrong of [token, forged, '', 'x'.repeat(65), next.token.slice(1), `${next.token}=`, null, 7, { token: next.token }])
      await expect(read(wrong as string)).rejects.toMatchObject(gone);
    const stored = await agreed.world.db.sql('spec-stored', 'SELECT * FROM calendar_links', []);
    expect(JSON.stringify(stored)).not.toContain(next.token.slice(22));
  });

  it('shows nothing while its owner is suspended', async () => {
    const { token } = await linkOf();
    const standing = { userId: agreed.studentId, role: 'student' as const, changedAt: toInstant(now) };
    await agreed.world.deliver('user.suspended', { ...standing, version: 2, suspended: true });
    await expect(read(token)).rejects.toMatchObject(gone);
    await agreed.world.deliver('user.restored', { ...standing, version: 3, suspended: false });
    await expect(read(token)).resolves.toMatchObject({ userId: agreed.studentId });
  });

  it('is saved by its owner alone, and only as a switch', async () => {
    const save = (input: unknown) => agreed.world.as(agreed.student).ask('booking.save-calendar-link', input as { hideCancelled: boolean });
    for (const wrong of [{}, { hideCancelled: 'yes' }, { hideCancelled: null }])
      await expect(save(wrong)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(agreed.world.as(aVisitor()).ask('booking.get-calendar-link', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
