import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SystemClock } from '@somo/platform/clock';
import { maxJobAttempts } from '@somo/platform/due-work/due-work';
import { newId } from '@somo/platform/ids';
import type { DeadLetter } from '@somo/platform/operating/dead-letters';
import { until } from '@somo/testing/until';
import { findRunning } from '../src/ops/find-running.js';
import { ops } from '../src/ops/ops.js';
import { Schemas } from '../src/ops/schemas.js';
import { services } from '../src/start-all.js';
import { openStarts } from './book-over-http.js';
import { runProduct, type Product } from './running-product.js';

describe('the command line for operators', () => {
  let product: Product;
  let bookingId: string;
  const typed = (...words: string[]) => ops(words, new SystemClock(), async () => new Schemas(product.adminUrl, services));
  const data = async <Row>(...words: string[]) => JSON.parse(await typed(...words, '--json')) as Row[];
  const theDead = async () => {
    const [letter] = await data<DeadLetter & { service: string }>('dead-letters', 'list');
    if (!letter) throw new Error('nothing is dead');
    return letter;
  };
  const one = async <Row>(sql: string): Promise<Row> => (await product.admin.query(sql)).rows[0] as Row;

  /** Retries failed events at once until they are dead letters, instead of waiting a minute for their backoff. */
  async function untilDead(table: string): Promise<void> {
    await until(async () => {
      await product.admin.query(`UPDATE ${table} SET due_at = now() WHERE due_at > now() AND dead_at IS NULL AND error IS NOT NULL`);
      return (await product.admin.query(`SELECT FROM ${table} WHERE dead_at IS NOT NULL`)).rowCount === 1;
    }, 25_000);
  }

  beforeAll(async () => {
    product = await runProduct();
    await product.admin.query(`
      CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the table is shut'; END $$;
      CREATE TRIGGER shut BEFORE INSERT ON messaging.contacts FOR EACH ROW EXECUTE FUNCTION public.refuse();
      CREATE TRIGGER shut BEFORE UPDATE OF status ON booking.bookings FOR EACH ROW EXECUTE FUNCTION public.refuse();`);
    const [teacher, student] = await Promise.all([product.aTeacher(), product.aStudent()]);
    const [startsAt] = await openStarts(product, teacher.userId);
    if (!startsAt) throw new Error('the teacher offers nothing');
    bookingId = (await product.ask(student.token, 'booking.book-lesson', { teacherId: teacher.userId, startsAt })).id;
  }, 60_000);
  afterAll(() => product.close());

  it('lists, shows and replays an event whose reaction threw eight times, and it has its effect once', async () => {
    await untilDead('messaging.inbox');
    const letter = await theDead();
    expect(letter).toMatchObject({ service: 'messaging', kind: 'event', name: 'booking.confirmed', attempts: 8 });
    expect(await typed('dead-letters', 'list')).toMatch(/^messaging +event +booking\.confirmed +\S+ +8 .*the table is shut/m);
    expect(await typed('dead-letters', 'show', letter.id)).toContain(`"bookingId": "${bookingId}"`);
    expect(await typed('backlog')).toMatch(/^messaging +0 +0 s +0 +0 s +0 +0 s +0 +1 +0$/m);

    await product.admin.query('DROP TRIGGER shut ON messaging.contacts');
    expect(await typed('dead-letters', 'replay', letter.id)).toBe('messaging will retry the event booking.confirmed.');
    await until(async () => (await one<{ rows: number }>('SELECT count(*)::int AS rows FROM messaging.contacts')).rows === 2);
    await expect(typed('dead-letters', 'replay', letter.id)).rejects.toThrow(`Dead letter ${letter.id} not found.`);
    expect(await one('SELECT attempts, done_at IS NOT NULL AS done FROM messaging.inbox')).toEqual({ attempts: 2, done: true });
  });

  it('does the same with a job that was given up', async () => {
    await product.admin.query('UPDATE booking.bookings SET paid_at = now()');
    await product.admin.query('UPDATE booking.due_work SET attempts = $1, due_at = now()', [maxJobAttempts - 1]);
    await untilDead('booking.due_work');
    const letter = await theDead();
    expect(letter).toMatchObject({ service: 'booking', kind: 'job', name: 'complete-past-lesson', content: { data: { bookingId } } });
    await product.admin.query('DROP TRIGGER shut ON booking.bookings');
    await typed('dead-letters', 'replay', letter.id);
    await until(async () => (await one<{ status: string }>('SELECT status FROM booking.bookings')).status === 'completed');
    expect(await typed('dead-letters', 'list')).toBe('No dead letters.');
  });

  it('tells an agreement again, and those who had heard it do nothing twice', async () => {
    await product.admin.query('DELETE FROM messaging.inbox; DELETE FROM messaging.contacts');
    const notifications = () => one("SELECT count(*)::int AS rows FROM notification.notifications WHERE type <> 'payment'");
    const before = await notifications();
    const told = await data('re-emit', bookingId);
    expect(told).toContainEqual({ service: 'booking', events: 3 });
    await until(async () => (await one<{ rows: number }>('SELECT count(*)::int AS rows FROM messaging.contacts')).rows === 2);
    await until(
      async () => (await one<{ rows: number }>('SELECT count(*)::int AS rows FROM booking.outbox WHERE sent_at IS NULL')).rows === 0,
    );
    expect(await notifications()).toEqual(before);
  });

  it('makes an operator of an account without a role, and of no other', async () => {
    await product.ask(null, 'auth.register', { email: 'ops@example.test', password: 'Passw0rd-x', agreeToTerms: true });
    expect(await typed('make-admin', 'OPS@example.test')).toBe(
      'ops@example.test is now an operator, starting with the next sign-in. Roles: support, money, trust, admin.',
    );
    await expect(typed('make-admin', 'ops@example.test', '--roles', 'support')).rejects.toThrow(
      'at least one operator with the admin role',
    );
    await expect(typed('make-admin', 'ops@example.test', '--roles', 'boss')).rejects.toThrow('There is no role "boss".');
    await product.ask(null, 'auth.register', { email: 'help@example.test', password: 'Passw0rd-x', agreeToTerms: true });
    expect(await typed('make-admin', 'help@example.test', '--roles', 'money,support')).toMatch(/Roles: support, money\.$/);
    await expect(typed('make-admin', 'nobody@example.test')).rejects.toThrow('No account found for nobody@example.test');
    const { email } = await one<{ email: string }>("SELECT email FROM auth.users WHERE role = 'teacher'");
    await expect(typed('make-admin', email)).rejects.toThrow("is a teacher or student account and can't become an operator");
  });

  it.each([
    [['dead-letters', 'show', '42'], '"42" is not a valid ID'],
    [['dead-letters', 'show'], 'Usage: npm run ops -- dead-letters show <id>'],
    [['dead-letters', 'replay', newId()], 'not found'],
    [['re-emit', 'x'], '"x" is not a valid agreement ID.'],
    [['re-emit', newId()], 'No events found for agreement'],
    [['backlog', 'booking'], 'Usage: npm run ops -- backlog'],
    [['burn'], 'Unknown command "burn".'],
    [['backlog', '--all'], "Unknown option '--all'"],
  ])('answers %j with one sentence', async (words, sentence) => {
    await expect(typed(...words)).rejects.toMatchObject({ name: 'StartProblem', message: expect.stringContaining(sentence) });
  });

  it('says so where no database runs, or Somo never did', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'somo-ops-'));
    await expect(findRunning(join(folder, 'postgres'))).rejects.toThrow(
      `No PostgreSQL is running on the data in ${folder}. Start Somo first`,
    );
    rmSync(folder, { recursive: true });
    const at = (adminUrl: string) => ops(['backlog'], new SystemClock(), async () => new Schemas(adminUrl, services));
    const elsewhere = new URL(product.adminUrl);
    elsewhere.pathname = '/postgres';
    await expect(at(elsewhere.href)).rejects.toThrow('Somo has never run on the database postgres');
    await expect(at('postgres://postgres:x@127.0.0.1:9/somo')).rejects.toThrow('PostgreSQL is not responding at 127.0.0.1:9');
    await expect(at('nonsense')).rejects.toThrow('DATABASE_URL is not a valid database URL');
  });

  it('C36 finds, suspends, readdresses and restores an account, and shows who did it', async () => {
    const email = 'ama@ops.test';
    await product.ask(null, 'auth.register', { email, password: 'Passw0rd-x', agreeToTerms: true });
    expect(await typed('suspend', email, 'sent', 'insults')).toBe(`${email} is suspended.`);
    await expect(typed('suspend', email, 'again')).rejects.toThrow('This account is already suspended.');
    expect(await data('accounts', 'ama@ops')).toMatchObject([{ email, suspended: true }]);
    await typed('restore', email, 'said sorry');
    expect(await typed('change-email', email, 'new@ops.test', 'asked')).toBe(`${email} now has the address new@ops.test.`);
    await expect(typed('restore', 'nobody@ops.test', 'x')).rejects.toThrow('No account found for nobody@ops.test.');
    expect(await typed('audit')).toMatch(/command line +suspend-user +\S+ +done +sent insults/);
    expect(await typed('audit', 'verify')).toMatch(
      /^auth: \d+ entries since \d{4}-\d\d-\d\d, intact\. The newest has the hash [0-9a-f]{64}\.$/m,
    );
    await product.admin.query(`ALTER TABLE auth.audit DISABLE TRIGGER USER; DELETE FROM auth.audit WHERE seq = 1`);
    await expect(typed('audit', 'verify')).rejects.toThrow(/^auth: .*BROKEN: entries before number 2 \(\S+\) are missing\.$/m);
    await expect(typed('audit', 'verify', '--json')).rejects.toThrow('"kind": "missing"');
  });
});
