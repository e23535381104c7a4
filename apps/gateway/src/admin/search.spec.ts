import type { LessonRecord } from '@somo/contracts/lessons';
import type { AuditEntry, AuditRecord } from '@somo/contracts/operators';
import type { Page } from '@somo/contracts/page';
import { toInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { aLessonRecord } from '@somo/testing/builders';
import { startFakeSomo, type Answers, type FakeSomo } from '../../spec/fake-somo.js';

const kwame = { id: newId(), firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null };
const amara = { id: newId(), firstName: 'Amara', lastName: 'Diallo', fullName: 'Amara Diallo', avatarUrl: null };
const lesson: LessonRecord = { ...aLessonRecord(), teacherId: kwame.id, studentId: amara.id };
const createdAt = toInstant(Date.parse('2030-01-02T08:00:00Z'));
const login = {
  ...{ userId: amara.id, email: 'amara@example.com', role: 'student' as const, suspended: false, restricted: false },
  createdAt,
};

const answers: Answers = {
  'auth.find-accounts': async (wanted) =>
    ('email' in wanted ? login.email.startsWith(wanted.email) : wanted.userIds.includes(amara.id)) ? [login] : [],
  'catalog.get-people': async ({ ids }) => [kwame, amara].filter(({ id }) => ids.includes(id)),
  'catalog.find-people': async ({ name }) => (name === 'amara' ? [amara] : []),
  'booking.get-lessons': async ({ bookingIds }) => (bookingIds.includes(lesson.id) ? [lesson] : []),
  'booking.list-lessons-of-people': async () => [lesson],
  'booking.list-lessons-between': async () => ({ items: [lesson], nextCursor: null }),
  'payments.find-receipt': async ({ number }) => (number === 'R-7K3M-Q9XV-2R8T' ? { bookingId: lesson.id } : null),
};

describe("A14 an operator's search", () => {
  let somo: FakeSomo;
  beforeAll(async () => {
    somo = await startFakeSomo({ answers });
  });
  afterAll(() => somo.close());

  const found = { id: lesson.id, subject: lesson.subject, student: amara, teacher: kwame, displayStatus: 'upcoming' };
  const account = { ...amara, email: 'amara@example.com', role: 'student', createdAt, verified: false };
  const search = async (q: string) => somo.send(`GET /api/admin/search?q=${encodeURIComponent(q)}`, { token: await somo.tokenOf('admin') });

  it('finds a lesson by its ID and by a receipt number, however it is typed', async () => {
    for (const q of [lesson.id, ` ${lesson.id.toUpperCase()} `, 'R-7K3M-Q9XV-2R8T', 'r7k3mq9xv2r8t'])
      expect((await search(q)).json).toMatchObject({ people: [], lessons: [found] });
  });

  it('BOOK-14 tells a lesson that was moved from one that was cancelled', async () => {
    const moved = { ...lesson, id: newId(), status: 'rescheduled' as const, displayStatus: 'cancelled' as const };
    const other = await startFakeSomo({
      answers: { ...answers, 'auth.find-accounts': async () => [], 'booking.get-lessons': async () => [moved] },
    });
    const { json } = await other.send(`GET /api/admin/search?q=${moved.id}`, { token: await other.tokenOf('admin') });
    expect(json).toMatchObject({ lessons: [{ id: moved.id, status: 'rescheduled', displayStatus: 'cancelled' }] });
    await other.close();
  });

  it('finds people by email, name or ID, with their latest lessons', async () => {
    for (const q of ['amara@', 'AMARA@example.com', 'amara', amara.id])
      expect((await search(q)).json).toMatchObject({ people: [account], lessons: [found] });
  });

  it('finds nothing without failing, and refuses an empty or endless text', async () => {
    for (const q of ['R-0000-0000-0000', 'nobody@example.com', 'Zebedee', newId()])
      expect((await search(q)).json).toEqual({ people: [], lessons: [] });
    for (const q of ['', '   ', 'x'.repeat(201)]) expect((await search(q)).status).toBe(422);
  });

  it('PERM-05 finds people alone for operators who open no lessons, and asks for nothing that their roles do not include', async () => {
    const token = await somo.tokenOf('admin', { operatorRoles: ['trust'] });
    somo.asked.length = 0;
    const find = async (q: string) => (await somo.send(`GET /api/admin/search?q=${encodeURIComponent(q)}`, { token })).json;
    for (const q of ['amara@', 'amara', amara.id]) expect(await find(q)).toMatchObject({ people: [account], lessons: [] });
    for (const q of ['R-7K3M-Q9XV-2R8T', lesson.id]) expect(await find(q)).toEqual({ people: [], lessons: [] });
    expect(somo.asked.filter(({ name }) => /^(booking|payments)\./.test(name))).toEqual([]);
  });

  it('C36 names the person of each entry of the audit log that is about an account or a document, and of no other', async () => {
    const record = (part: Partial<AuditRecord>): AuditRecord => ({
      ...{ id: newId(), at: toInstant(Date.parse('2030-01-07T08:00:00Z')), operatorId: null, action: 'suspend-user', thingId: amara.id },
      ...{ amountCents: null, note: '', refused: null },
      ...part,
    });
    const none = async () => [];
    const other = await startFakeSomo({
      answers: {
        ...answers,
        'auth.list-audit': async () => [
          record({ action: 'suspend-user' }),
          record({ action: 'suspend-user', thingId: newId() }),
          record({ action: 'view-dead-letter' }),
        ],
        'booking.list-audit': async () => [record({ action: 'cancel-lesson' })],
        'catalog.list-audit': async () => [
          record({ action: 'read-document', thingId: newId(), document: { kind: 'diploma', teacherId: amara.id } }),
          record({ action: 'hide-review', thingId: newId() }),
        ],
        ...{ 'messaging.list-audit': none, 'payments.list-audit': none },
      },
    });
    const { json } = await other.send('GET /api/admin/audit', { token: await other.tokenOf('admin') });
    await other.close();
    const { items } = json as unknown as Page<AuditEntry>;
    const named = items.filter(({ person }) => person?.fullName === amara.fullName);
    expect(named.map(({ service, action }) => [service, action])).toEqual(
      expect.arrayContaining([
        ['auth', 'suspend-user'],
        ['catalog', 'read-document'],
      ]),
    );
    expect(named).toHaveLength(2);
    expect(
      items
        .filter(({ person }) => person === null)
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['cancel-lesson', 'hide-review', 'view-dead-letter']);
  });

  it('lists the lessons of a day', async () => {
    const token = await somo.tokenOf('admin');
    const range = 'from=2030-01-14T00:00:00Z&to=2030-01-15T00:00:00Z';
    expect((await somo.send(`GET /api/admin/lessons?${range}`, { token })).json).toMatchObject({ items: [found], nextCursor: null });
    expect((await somo.send('GET /api/admin/lessons?from=today', { token })).status).toBe(422);
  });

  it('is for operators only', async () => {
    for (const role of ['student', 'teacher'] as const)
      expect((await somo.send('GET /api/admin/search?q=amara', { token: await somo.tokenOf(role) })).status).toBe(403);
  });
});
