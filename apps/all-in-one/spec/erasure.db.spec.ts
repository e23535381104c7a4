import { readdir, readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { dayMs, hourMs } from '@somo/calendar/days';
import { closingDays } from '@somo/contracts/rules/closing';
import { partKey } from '@somo/contracts/rules/uploads';
import { toInstant } from '@somo/contracts/time';
import { SystemClock } from '@somo/platform/clock';
import { newId } from '@somo/platform/ids';
import { readStorage } from '@somo/platform/storage/storage-config';
import { until } from '@somo/testing/until';
import { book, openStarts } from './book-over-http.js';
import { runProduct, type Product, type Somebody } from './running-product.js';

jest.setTimeout(120_000);

class MovableClock extends SystemClock {
  aheadMs = 0;

  override now(): number {
    return super.now() + this.aheadMs;
  }
}

const password = 'Passw0rd-x';
const mark = 'zanelemark';

describe('DATA-01 an account that is closed', () => {
  const clock = new MovableClock();
  let product: Product;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-erasure-'));
    process.env['STORAGE_FOLDER'] = folder;
    product = await runProduct(undefined, clock);
  });
  afterAll(async () => {
    await product.close();
    delete process.env['STORAGE_FOLDER'];
    await rm(folder, { recursive: true });
  });

  /** Where the marker is in all tables and files, as table.column. */
  async function traces(): Promise<string[]> {
    const { rows: tables } = await product.admin.query<{ name: string }>(
      `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema NOT IN ('information_schema', 'pg_catalog') AND table_type = 'BASE TABLE'`,
    );
    const found = new Set<string>();
    for (const { name } of tables) {
      const { rows } = await product.admin.query<{ key: string }>(
        `SELECT DISTINCT pair.key FROM ${name} AS one, jsonb_each_text(to_jsonb(one)) AS pair WHERE pair.value ILIKE $1 OR pair.value LIKE $2`,
        [`%${mark}%`, `%${Buffer.from(mark).toString('hex')}%`],
      );
      for (const { key } of rows) found.add(`${name}.${key}`);
    }
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      if (file.includes(mark) || (await readFile(file)).includes(mark)) found.add('a file');
    }
    return [...found].sort();
  }

  async function register(userType: 'student' | 'teacher'): Promise<Somebody & { email: string }> {
    const email = `${mark}-${newId()}@example.test`;
    const signedUp = await product.ask(null, 'auth.register', { email, password, agreeToTerms: true });
    const { account, accessToken } = await product.ask(signedUp.accessToken, 'auth.onboard', {
      ...{ userType, firstName: 'Zanele', lastName: 'Zanelemark', timeZone: 'Africa/Accra' },
      hourlyRateCents: userType === 'teacher' ? 2500 : null,
    });
    return { userId: account.userId, token: accessToken, email };
  }

  /** A text of a material is stored as it is. */
  async function addMaterial({ userId, token }: Somebody, lessonId: string): Promise<void> {
    const body = Buffer.from(`notes of ${mark}`);
    const { id } = await product.ask(token, 'messaging.open-upload', { purpose: 'material', name: `${mark}.txt`, bytes: body.length });
    const storage = readStorage();
    await storage.put(partKey(userId, id, 1), body, 'application/octet-stream');
    await storage.close();
    await product.ask(token, 'messaging.finish-upload', { uploadId: id });
    await product.ask(token, 'messaging.add-material', { lessonId, uploadId: id });
  }

  /** Runs what is due at the end of the days in which one can change one's mind. */
  async function passDays(userId: string): Promise<void> {
    await until(async () => {
      const waiting = 'SELECT FROM notification.due_work WHERE done_at IS NULL AND cancelled_at IS NULL AND due_at <= $1';
      return (await product.admin.query(waiting, [new Date(clock.now())])).rowCount === 0;
    });
    clock.aheadMs += closingDays * dayMs + hourMs;
    const auth = product.services.find(({ name }) => name === 'auth')!;
    await until(async () => {
      const due = await product.admin.query<{ id: string; error: string | null }>(
        `SELECT id, error FROM auth.due_work WHERE job = 'erase-account' AND done_at IS NULL AND data->>'userId' = $1`,
        [userId],
      );
      for (const { error } of due.rows) if (error) throw new Error(error);
      for (const { id } of due.rows) await auth.runner.run('erase-account', [id]);
      return (await product.admin.query('SELECT FROM auth.erasures WHERE user_id = $1 AND erased_at IS NOT NULL', [userId])).rowCount === 1;
    }, 60_000);
  }

  it('loses its lessons at once, can be kept for seven days, and is then erased from every table and file but for what is declared', async () => {
    const teacher = await product.aTeacher();
    const student = await register('student');
    const { ask } = product;
    const [first, second] = await openStarts(product, teacher.userId);
    expect((await book(product, student, teacher.userId, first!)).code).toBe('booked');
    const lesson = async (startsAt: string) =>
      (
        await product.admin.query<{ id: string }>('SELECT id FROM booking.bookings WHERE student_id = $1 AND starts_at = $2', [
          student.userId,
          startsAt,
        ])
      ).rows[0]!.id;
    const lessonId = await lesson(first!);
    expect((await book(product, student, teacher.userId, second!)).code).toBe('booked');
    await ask(student.token, 'catalog.save-profile', { bio: `I am ${mark}`, contactNumber: '+233201234567', interests: [mark] });
    await ask(student.token, 'catalog.add-learner', { firstName: mark, ageGroup: '10-12', consent: true });
    await ask(student.token, 'booking.cancel-booking', { bookingId: await lesson(second!), reason: `${mark} is ill` });
    await ask(student.token, 'messaging.send-message', { userId: teacher.userId, text: `kept: ${mark}`, clientId: newId() });
    await ask(teacher.token, 'booking.add-student-note', { studentId: student.userId, text: `about ${mark}` });
    await ask(null, 'notification.store-contact-message', { name: mark, email: student.email, message: `I am ${mark}` });
    await addMaterial(student, lessonId);
    await until(async () => (await traces()).includes('notification.dev_mails.text'));
    const before = await traces();
    expect(before).toEqual(expect.arrayContaining(['a file', 'auth.users.email', 'booking.student_notes.text', 'catalog.profiles.bio']));

    await expect(ask(student.token, 'auth.close-account', { password: 'wrong' })).rejects.toMatchObject({ code: 'wrong-password' });
    expect(await ask(student.token, 'auth.get-closing', {})).toMatchObject({ lessons: 1, obstacle: null });
    const close = () => ask(student.token, 'auth.close-account', { password });
    const { eraseAt } = await close();
    expect(Date.parse(eraseAt)).toBeGreaterThan(clock.now() + closingDays * dayMs - hourMs);
    await expect(close()).rejects.toMatchObject({ code: 'session-ended' });
    await until(async () => {
      const { rows } = await product.admin.query('SELECT FROM booking.bookings WHERE id = $1 AND status = $2', [lessonId, 'cancelled']);
      return rows.length === 1;
    });

    const signIn = () => ask(null, 'auth.login', { email: student.email, password, remember: false });
    const refused = await signIn().catch((error: { code: string; details: { ticket: string } }) => error);
    expect(refused).toMatchObject({ code: 'account-closing', details: { eraseAt } });
    const { ticket } = (refused as { details: { ticket: string } }).details;
    await ask(null, 'auth.keep-account', { ticket });
    const again = await signIn();
    await ask((again as { accessToken: string }).accessToken, 'auth.close-account', { password });

    await passDays(student.userId);
    expect(await traces()).toEqual(['messaging.messages.text']);
    await expect(ask(null, 'auth.keep-account', { ticket })).rejects.toMatchObject({ code: 'ticket-expired' });
    await expect(signIn()).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(await ask(null, 'catalog.get-people', { ids: [student.userId] })).toMatchObject([{ fullName: 'Closed account', closed: true }]);
    const { rows } = await product.admin.query(`SELECT FROM auth.outbox WHERE type = 'user.erased' AND data->>'userId' = $1`, [
      student.userId,
    ]);
    expect(rows).toHaveLength(1);
    expect(toInstant(clock.now()) > eraseAt).toBe(true);
  });

  it('of a teacher leaves no hours, subjects, documents or texts behind either', async () => {
    const { ask } = product;
    const teacher = await register('teacher');
    await ask(teacher.token, 'catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
    await ask(teacher.token, 'catalog.save-profile', { bio: `I am ${mark}`, education: mark, languages: [mark] });
    const hours = () => product.admin.query('SELECT FROM scheduling.availabilities WHERE teacher_id = $1', [teacher.userId]);
    await until(async () => (await hours()).rowCount === 1);
    await ask(teacher.token, 'scheduling.save-teaching-settings', { platform: 'zoom', meetingLink: `https://zoom.us/j/${mark}` } as never);
    const student = await product.aStudentWithAccount();
    const [first] = await openStarts(product, teacher.userId);
    expect((await book(product, student, teacher.userId, first!)).code).toBe('booked');
    expect(await traces()).toEqual(expect.arrayContaining(['catalog.profiles.bio', 'scheduling.availabilities.meeting_link']));
    await ask(teacher.token, 'auth.close-account', { password });
    await passDays(teacher.userId);
    expect(await traces()).toEqual(['messaging.messages.text']);
    expect((await hours()).rowCount).toBe(0);
  });
});
