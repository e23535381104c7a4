import { refuse } from '@somo/contracts/refusals';
import type { OwnReport, ReportRecord } from '@somo/contracts/reports';
import { messageFileKey } from '@somo/contracts/rules/uploads';
import { parseInstant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { readStorage } from '@somo/platform/storage/storage-config';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeSomo, type FakeSomo } from '../../spec/fake-somo.js';
import { asAttachment } from '../uploads/stream-file.js';

const kwame = { id: newId(), firstName: 'Kwame', lastName: 'Mensah', fullName: 'Kwame Mensah', avatarUrl: null };
const amara = { id: newId(), firstName: 'Amara', lastName: 'Diallo', fullName: 'Amara Diallo', avatarUrl: null };

const ownReport = (part: Partial<OwnReport> = {}): OwnReport => ({
  ...{
    id: newId(),
    about: 'person',
    userId: kwame.id,
    messageSeq: null,
    reviewId: null,
    kind: 'spam',
    status: 'open',
    outcome: null,
    answeredAt: null,
  },
  reportedAt: parseInstant('2030-01-07T07:30:00.000Z'),
  ...part,
});
const record = (part: Partial<ReportRecord> = {}): ReportRecord => ({
  ...ownReport(),
  ...{ reporterId: amara.id, text: 'Look.', answeredBy: null, note: null, reportsOfPerson: 1 },
  ...part,
});

describe('MSG-03 reports over HTTP', () => {
  let somo: FakeSomo;
  beforeAll(async () => {
    somo = await startFakeSomo({
      answers: {
        'catalog.get-people': async ({ ids }) => [kwame, amara].filter(({ id }) => ids.includes(id)),
        'messaging.report-person': async ({ userId, kind }) => ownReport({ userId, kind }),
        'messaging.report-conversation': async ({ userId, seq = null }) =>
          ownReport({ userId, about: seq === null ? 'conversation' : 'message', messageSeq: seq }),
        'messaging.list-reports': async ({ status }) => ({ items: [record({ status })], nextCursor: null }),
        'messaging.get-report': async ({ reportId }) => ({ ...record({ id: reportId }), messages: [], review: null }),
        'messaging.answer-report': async ({ reportId, outcome }) => record({ id: reportId, outcome, status: 'answered' }),
        'messaging.audit-invalid-input': async () => null,
      },
    });
  });
  afterAll(() => somo.close());
  beforeEach(() => void somo.asked.splice(0));

  it('an operator downloads a file of the copy, which browsers only save, and nobody else does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'somo-reported-'));
    process.env.STORAGE_FOLDER = folder;
    const [id, key] = [newId(), messageFileKey(newId(), 'whole')];
    await readStorage().put(key, Buffer.from('a,b'), 'text/plain');
    const file = { id: newId(), name: 'Prices.csv', contentType: 'text/plain', bytes: 3, width: null, height: null };
    const other = await startFakeSomo({
      answers: { 'messaging.open-reported-file': async () => ({ ...file, key }), 'messaging.audit-invalid-input': async () => null },
    });
    const get = async (role: 'admin' | 'teacher', seq: unknown) =>
      other.send(`GET /api/admin/reports/${id}/file?seq=${String(seq)}`, { token: await other.tokenOf(role) });
    const { text, headers } = await get('admin', 7);
    expect([text, other.asked.at(-1)?.input]).toEqual(['a,b', { reportId: id, seq: 7 }]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': asAttachment('Prices.csv'),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    for (const seq of ['', 'x', 0]) expect((await get('admin', seq)).json).toMatchObject({ code: 'invalid-input' });
    // What cannot be read was tried all the same.
    expect(other.asked.slice(1).map(({ input }) => input)).toEqual(
      ['', 'x', '0'].map((seq) => ({ action: 'open-reported-file', thingId: id, asked: JSON.stringify({ seq }) })),
    );
    await other.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });

  it('anybody signed in reports a person, a conversation or a message, with a reason and in words', async () => {
    const token = await somo.tokenOf('student');
    const body = { kind: 'pay-outside', text: 'He wants cash.' };
    const person = await somo.send(`POST /api/people/${kwame.id}/report`, { token, body });
    expect([person.status, person.json?.userId, person.json?.kind]).toEqual([201, kwame.id, 'pay-outside']);
    const message = await somo.send(`POST /api/conversations/${kwame.id}/report`, { token, body: { ...body, seq: 7 } });
    expect([message.status, message.json?.about, message.json?.messageSeq]).toEqual([201, 'message', 7]);
    for (const wrong of [
      { kind: 'rude', text: 'x' },
      { kind: 'spam' },
      { kind: 'spam', text: ' ' },
      { ...body, seq: 0 },
      { ...body, seq: 'x' },
    ])
      expect((await somo.send(`POST /api/conversations/${kwame.id}/report`, { token, body: wrong })).json).toMatchObject({
        code: 'invalid-input',
      });
    expect((await somo.send(`POST /api/people/${kwame.id}/report`, { body })).status).toBe(401);
    somo.answers['messaging.report-person'] = async () => Promise.reject(refuse('already-reported'));
    expect((await somo.send(`POST /api/people/${kwame.id}/report`, { token, body })).json).toMatchObject({
      status: 409,
      code: 'already-reported',
    });
  });

  it('operators list, open and answer them with both people by name', async () => {
    const token = await somo.tokenOf('admin');
    const people = { reporter: amara, reported: kwame };
    expect((await somo.send('GET /api/admin/reports', { token })).json).toMatchObject({ items: [{ status: 'open', ...people }] });
    expect((await somo.send('GET /api/admin/reports?status=answered', { token })).json).toMatchObject({ items: [{ status: 'answered' }] });
    expect((await somo.send('GET /api/admin/reports?status=lost', { token })).status).toBe(422);
    const id = newId();
    expect((await somo.send(`GET /api/admin/reports/${id}`, { token })).json).toMatchObject({ id, messages: [], ...people });
    const body = { outcome: 'action-taken', note: 'Suspended.' };
    expect((await somo.send(`POST /api/admin/reports/${id}/answer`, { token, body })).json).toMatchObject({
      id,
      status: 'answered',
      ...people,
    });
    somo.asked.splice(0);
    const blank = await somo.send(`POST /api/admin/reports/${id}/answer`, { token, body: { ...body, note: ' ' } });
    expect(blank.json).toMatchObject({ code: 'invalid-input' });
    expect(somo.asked.map(({ name }) => name)).toEqual(['messaging.audit-invalid-input']);
  });

  it('are read and answered by operators only', async () => {
    const body = { outcome: 'action-taken', note: 'x' };
    for (const role of ['student', 'teacher'] as const) {
      const token = await somo.tokenOf(role);
      for (const route of ['GET /api/admin/reports', `GET /api/admin/reports/${newId()}`, `POST /api/admin/reports/${newId()}/answer`])
        expect((await somo.send(route, route.startsWith('GET') ? { token } : { token, body })).json).toMatchObject({ code: 'wrong-role' });
    }
    expect(somo.asked).toEqual([]);
  });
});
