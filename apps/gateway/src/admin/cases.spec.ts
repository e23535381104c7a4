import type { CasePage, OperatorCase } from '@somo/contracts/cases';
import { refuse } from '@somo/contracts/refusals';
import type { ProblemCase } from '@somo/contracts/problems';
import type { ReportRecord } from '@somo/contracts/reports';
import { toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { newId } from '@somo/platform/ids';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';

const start = Date.parse('2030-01-07T08:00:00Z');
const [reporterId, userId] = [newId(), newId()];

const aReport = (minutes: number, part: Partial<ReportRecord> = {}): ReportRecord => ({
  ...{ id: newId(), about: 'person', messageSeq: null, reviewId: null, kind: 'spam', status: 'open', outcome: null },
  ...{ reportedAt: toInstant(start + minutes * 60_000), answeredAt: null, userId, reporterId, text: 'Look', answeredBy: null, note: null },
  ...{ reportsOfPerson: 1, ...part },
});

const aProblem = (minutes: number, part: Partial<ProblemCase> = {}): ProblemCase => ({
  ...{ id: newId(), lessonId: newId(), kind: 'no-show', text: 'Nobody came', reportedBy: 'student', status: 'open', outcome: null },
  ...{ refundCents: null, reportedAt: toInstant(start + minutes * 60_000), resolvedAt: null, agreementId: newId() },
  ...{ studentId: reporterId, teacherId: userId, subject: 'Mathematics', startsAt: toInstant(start), endsAt: toInstant(start) },
  ...{ price: { amountCents: 2500, currency: 'USD' }, resolvedBy: null, note: null, ...part },
});

describe('PERM-05 the queue of operators', () => {
  let somo: FakeSomo;
  let reports: ReportRecord[] = [];
  let problems: ProblemCase[] = [];
  const away = new Set<string>();
  const answerOf = (service: string) => {
    if (away.has(service)) throw refuse('service-unavailable');
  };
  /** As the services page: by their own order, after their own cursor. */
  const pageOf = <T extends { reportedAt: string; id: string }>(
    all: T[],
    after: string | undefined,
    limit: number,
    urgent: (one: T) => boolean,
  ) => {
    const keyOf = (one: T) => [String(!urgent(one)), one.reportedAt, one.id];
    const sorted = all.toSorted((a, b) => (keyOf(a).join() < keyOf(b).join() ? -1 : 1));
    const parts = after === undefined ? undefined : decodeCursor(after);
    const from = parts && [...(parts.length === 2 ? ['true'] : []), ...parts].join();
    const rest = sorted.filter((one) => from === undefined || keyOf(one).join() > from);
    return { items: rest.slice(0, limit), nextCursor: rest.length > limit ? encodeCursor(['more']) : null };
  };

  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'messaging.list-reports': async ({ status, about, cursor, limit = 20 }) => {
          answerOf('messaging');
          const wanted = reports.filter((one) => one.status === status && (!about || about.includes(one.about)));
          return pageOf(wanted, cursor, limit, ({ kind }) => kind === 'child-safety');
        },
        'booking.list-problems': async ({ status, cursor, limit = 20 }) => {
          answerOf('booking');
          return pageOf(
            problems.filter((one) => one.status === status),
            cursor,
            limit,
            () => false,
          );
        },
        'catalog.get-people': ({ ids }) =>
          Promise.resolve(ids.map((id) => ({ id, firstName: 'Ama', lastName: '', fullName: 'Ama', avatarUrl: null }))),
      },
    });
  });
  beforeEach(() => {
    away.clear();
    [reports, problems] = [[], []];
  });
  afterAll(() => somo.close());

  const list = async (rest = '') => somo.send(`GET /api/admin/cases?limit=3${rest}`, { token: await somo.tokenOf('admin') });
  const everything = async (rest = '') => {
    const found: OperatorCase[] = [];
    for (let cursor = ''; ;) {
      const page = (await list(`${rest}${cursor && `&cursor=${cursor}`}`)).json as unknown as CasePage;
      found.push(...page.items);
      if (page.nextCursor === null) return found;
      cursor = page.nextCursor;
    }
  };

  it('is one order by time across services, a child first, whatever the pages', async () => {
    reports = [1, 4, 5, 9, 9].map((at) => aReport(at)).concat(aReport(8, { kind: 'child-safety' }));
    problems = [2, 3, 6, 7, 9].map((at) => aProblem(at));
    const found = await everything();
    expect(new Set(found.map(({ id }) => id)).size).toBe(11);
    const minutes = found.map(({ reportedAt }) => (Date.parse(reportedAt) - start) / 60_000);
    expect(minutes).toEqual([8, 1, 2, 3, 4, 5, 6, 7, 9, 9, 9]);
    expect(found[0]).toMatchObject({ isUrgent: true, reporter: { id: reporterId, fullName: 'Ama' }, reported: { id: userId } });
    expect(found[2]).toMatchObject({ kind: 'problem', what: 'no-show', lessonId: problems[0]!.lessonId });
  });

  it('shows one kind alone, and what is closed', async () => {
    reports = [aReport(1), aReport(2, { about: 'message' }), aReport(3, { about: 'conversation' }), aReport(4, { about: 'review' })];
    problems = [aProblem(5), aProblem(6, { status: 'resolved', outcome: 'pay-teacher', resolvedAt: toInstant(start) })];
    const kinds = async (rest: string) => (await everything(rest)).map(({ kind }) => kind);
    expect(await kinds('&kind=conversation')).toEqual(['conversation', 'conversation']);
    expect(await kinds('&kind=review')).toEqual(['review']);
    expect(await kinds('&kind=problem')).toEqual(['problem']);
    expect(await everything('&status=closed')).toMatchObject([{ status: 'closed', outcome: 'pay-teacher' }]);
  });

  it.each([
    ['messaging', 'reports', 'problem'],
    ['booking', 'problems', 'person'],
  ])('without %s the others answer, and it says what is missing', async (service, missing, kind) => {
    reports = [aReport(1)];
    problems = [aProblem(2)];
    away.add(service);
    expect((await list()).json).toMatchObject({ items: [{ kind }], missing: [missing] });
    away.add('messaging').add('booking');
    expect(await list()).toMatchObject({ status: 503, json: { code: 'service-unavailable' } });
  });

  it.each(['&status=lost', '&kind=mood', '&cursor=x', `&cursor=${encodeCursor(['x', 'y', 'z'])}`, '&kind=problem&cursor=x'])(
    'refuses %s',
    async (rest) => {
      expect(await list(rest)).toMatchObject({ status: 422, json: { code: 'invalid-input' } });
    },
  );

  it('is for operators alone', async () => {
    for (const role of ['student', 'teacher'] as const)
      expect((await somo.send('GET /api/admin/cases', { token: await somo.tokenOf(role) })).status).toBe(403);
    expect((await somo.send('GET /api/admin/cases')).status).toBe(401);
  });
});
