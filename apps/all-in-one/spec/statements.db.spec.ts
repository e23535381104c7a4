import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { currentContext } from '@somo/platform/context';
import pg from 'pg';
import { until } from '@somo/testing/until';
import { openStarts } from './book-over-http.js';
import { runProduct, type Product, type Somebody } from './running-product.js';

jest.setTimeout(60_000);

type Query = (statement: string | { name?: string; text: string }, ...rest: unknown[]) => unknown;

/** Every statement that goes to PostgreSQL, by the request on whose behalf: reactions and jobs come later and for themselves. */
function watchStatements(): Map<string, string[]> {
  const of = new Map<string, string[]>();
  const driver = pg.Client.prototype as unknown as { query: Query };
  const query = driver.query;
  jest.spyOn(driver, 'query').mockImplementation(function (this: unknown, statement, ...rest) {
    const context = currentContext();
    if (context?.token !== undefined && statement) {
      const name = typeof statement === 'string' ? statement : (statement.name ?? statement.text);
      of.set(context.requestId, [...(of.get(context.requestId) ?? []), name]);
    }
    return query.call(this, statement, ...rest);
  });
  return of;
}

describe('a request costs so many statements, however many rows there are', () => {
  let product: Product;
  let teacher: Somebody;
  let student: Somebody;
  let statements: Map<string, string[]>;
  beforeAll(async () => {
    product = await runProduct();
    [teacher, student] = [await product.aTeacher(), await product.aStudent()];
    // What scheduling still hears of the teacher would make it read the offer again.
    const unsent = ['auth', 'catalog', 'scheduling'].map((service) => `SELECT FROM ${service}.outbox WHERE sent_at IS NULL`);
    await until(async () => (await product.admin.query(unsent.join(' UNION ALL '))).rowCount === 0);
    statements = watchStatements();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await product.close();
  });

  async function send(route: string, options: { token?: string; key?: string; body?: object; status?: number } = {}) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await fetch(product.url + path, {
      method,
      headers: {
        ...(options.token ? { authorization: `Bearer ${options.token}`, 'idempotency-key': options.key ?? path } : {}),
        ...(options.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
    });
    const body = (await answer.json()) as { items?: unknown[] };
    expect({ status: answer.status, body }).toMatchObject({ status: options.status ?? (method === 'POST' ? 201 : 200) });
    return {
      ...(options.status ? { refusal: body } : {}),
      rows: body.items?.length,
      statements: statements.get(answer.headers.get('x-request-id') ?? ''),
    };
  }
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  const lastOpenTime = async (teacherId: string) => ({ teacherId, startsAt: (await openStarts(product, teacherId)).at(-1) });
  const slots = () => send(`GET /api/teachers/${teacher.userId}/slots?from=${day(0)}&to=${day(20)}&timeZone=UTC`);
  const lessons = () => send('GET /api/lessons?when=upcoming', { token: student.token });
  const search = () => send('GET /api/teachers?subject=Mathematics');

  it('BOOK-12 booking: three, one of them the claim, and only the names are asked for', async () => {
    const booked = await send('POST /api/bookings', { token: student.token, body: await lastOpenTime(teacher.userId) });
    expect(booked.statements).toEqual(['offer-of', 'claim', 'people']);
  });

  it('MSG-05 a message: six, with the beginning and the end of its transaction, and one for the first that waits for its reader', async () => {
    await until(async () => (await product.admin.query('SELECT FROM messaging.contacts')).rowCount === 2);
    const write = async () => {
      const body = { text: 'Hello', clientId: randomUUID() };
      return (await send(`POST /api/conversations/${teacher.userId}/messages`, { token: student.token, body })).statements;
    };
    const six = ['contact-reach', 'START TRANSACTION', 'conversation-lock', 'message-before', 'message-store', 'COMMIT'];
    expect(await write()).toEqual(six.toSpliced(-1, 0, 'outbox-write'));
    expect(await write()).toEqual(six);
  });

  it('open slots: two, and one where the list is as it was', async () => {
    await until(async () => (await product.admin.query('SELECT FROM scheduling.busy_times')).rowCount === 1);
    expect((await slots()).statements).toEqual(['hours-of', 'busy-between']);
    // what happens to the lesson meanwhile, or a new minute, may change it once more
    await until(async () => (await slots()).statements?.join() === 'offer-versions');
  });

  it('the lists of lessons and of teachers: as many for twenty rows as for one', async () => {
    const [oneLesson, oneTeacher] = [await lessons(), await search()];
    expect(oneLesson).toEqual({ rows: 1, statements: ['lessons-upcoming-student_id', 'people'] });
    expect(oneTeacher).toEqual({ rows: 1, statements: ['find-teachers-best-subject'] });
    await nineteenMore();
    expect(await lessons()).toEqual({ ...oneLesson, rows: 20 });
    expect(await search()).toEqual({ ...oneTeacher, rows: 20 });
  });

  it('BOOK-12 a time that somebody else just took: one, which also says what is free nearby', async () => {
    const body = await lastOpenTime((await product.aTeacher()).userId);
    await send('POST /api/bookings', { token: (await product.aStudent()).token, body });
    const { token } = await product.aStudent();
    const tooLate = () => send('POST /api/bookings', { token, key: randomUUID(), body, status: 409 });
    // The offer is read again while events about this new teacher are on their way.
    await until(async () => (await tooLate()).statements?.length === 1);
    const refused = await tooLate();
    expect(refused.refusal).toMatchObject({ code: 'slot-taken', alternatives: [{}, {}, {}] });
    // Another student was refused this time a moment ago, so it is looked up before it is claimed.
    expect(refused.statements).toEqual(['taken-times']);
  });

  /** Teachers like the one there is, each with a lesson of the same student. */
  async function nineteenMore(): Promise<void> {
    await product.admin.query(`
      CREATE TEMP TABLE more AS SELECT n, gen_random_uuid() AS teacher_id FROM generate_series(1, 19) AS n;
      INSERT INTO catalog.profiles (user_id, role, first_name, last_name, time_zone, hourly_rate_cents, listed, search_text, created_at)
        SELECT teacher_id, 'teacher', 'Ama', 'Mensah', 'Africa/Accra', 2500, true, 'ama mensah', now() FROM more;
      INSERT INTO catalog.teacher_subjects SELECT teacher_id, 'Mathematics', 0 FROM more;
      INSERT INTO booking.bookings SELECT copy.* FROM booking.bookings AS b, more, jsonb_populate_record(b, jsonb_build_object(
        'id', gen_random_uuid(), 'agreement_id', gen_random_uuid(), 'teacher_id', more.teacher_id,
        'starts_at', starts_at + n * interval '1 day', 'ends_at', ends_at + n * interval '1 day', 'free_at', free_at + n * interval '1 day')) AS copy`);
  }
});
