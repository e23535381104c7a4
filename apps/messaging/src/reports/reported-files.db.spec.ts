import { refuse } from '@somo/contracts/refusals';
import { dayMs } from '@somo/calendar/days';
import { messageFileKey, partKey } from '@somo/contracts/rules/uploads';
import { newId } from '@somo/platform/ids';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { aBookingState } from '@somo/testing/builders';
import { anAdmin, aStudent, aTeacher } from '@somo/testing/callers';
import { migrateOver } from '@somo/testing/migrate-over';
import { silentLog } from '@somo/testing/silent-log';
import { startService, type World } from '@somo/testing/start-service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SweepFiles } from '../files/sweep-files.js';
import { messaging } from '../messaging.module.js';

const now = Date.parse('2030-01-14T09:00:00Z');
const lines = Buffer.from('Please pay me in cash.\n');

describe('MSG-03 files in a report', () => {
  let world: World;
  let storage: FolderStorage;
  let folder: string;
  let ids: { ama: string; kofi: string };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-reported-files-'));
    process.env.STORAGE_FOLDER = folder;
    storage = new FolderStorage(folder);
    world = await startService(messaging, {
      now,
      answers: { 'catalog.get-teacher-terms': () => Promise.reject(refuse('teacher-not-found')) },
    });
  });
  afterAll(async () => {
    await world.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    const booking = aBookingState();
    await world.deliver('booking.confirmed', booking);
    ids = { ama: booking.studentId, kofi: booking.teacherId };
  });

  const ama = () => world.as(aStudent({ userId: ids.ama }));
  const kofi = () => world.as(aTeacher({ userId: ids.kofi }));
  const write = (text: string) => ama().ask('messaging.send-message', { userId: ids.kofi, text, clientId: newId() });
  /** Kofi sends Ama a file. */
  const sendFile = async (name: string) => {
    const { id } = await kofi().ask('messaging.open-upload', { purpose: 'message', name, bytes: lines.length });
    await storage.put(partKey(ids.kofi, id, 1), lines, 'application/octet-stream');
    await kofi().ask('messaging.finish-upload', { uploadId: id });
    await kofi().ask('messaging.send-message', { userId: ids.ama, text: '', clientId: newId(), fileId: id });
    return id;
  };
  const report = async (seq: number) =>
    (await ama().ask('messaging.report-conversation', { userId: ids.kofi, seq, kind: 'pay-outside', text: 'Look.' })).id;
  const open = (reportId: string, seq: number, operator = anAdmin()) =>
    world.as(operator).ask('messaging.open-reported-file', { reportId, seq });
  const log = (reportId: string) => world.as(anAdmin()).ask('messaging.list-audit', { thingId: reportId, limit: 10 });

  it('are opened by operators alone, which the audit says, also when the sender has deleted the conversation', async () => {
    const fileId = await sendFile('Prices.txt');
    const reportId = await report(1);
    await kofi().ask('messaging.hide-conversation', { userId: ids.ama });
    world.clock.advance(3 * dayMs);
    await new SweepFiles(world.db, storage, world.clock, silentLog).sweep();
    const userId = newId();
    const operator = anAdmin({ userId });
    const opened = await open(reportId, 1, operator);
    expect(opened).toMatchObject({ id: fileId, name: 'Prices.txt', key: messageFileKey(fileId, 'whole') });
    expect((await storage.get(opened.key))?.length).toBe(lines.length);
    const shown = await world.as(operator).ask('messaging.get-report', { reportId });
    expect(shown.messages).toMatchObject([{ seq: 1, fileName: 'Prices.txt', file: { id: fileId, bytes: lines.length } }]);
    for (const who of [ama(), kofi()])
      await expect(who.ask('messaging.open-reported-file', { reportId, seq: 1 })).rejects.toMatchObject({ code: 'wrong-role' });
    expect(await log(reportId)).toMatchObject([{ operatorId: userId, action: 'open-reported-file', note: 'Prices.txt', refused: null }]);
    world.clock.set(now);
  });

  it('are only those of the copy; what was tried is in the audit too', async () => {
    await sendFile('Before.txt');
    for (let n = 0; n < 22; n++)
      await (n === 9 ? kofi().ask('messaging.send-message', { userId: ids.ama, text: 'Yes', clientId: newId() }) : write('Hm'));
    const reportId = await report(11);
    const later = await report(11).catch((error: { code: string }) => error.code);
    expect(later).toBe('already-reported');
    await sendFile('After.txt');
    expect((await world.as(anAdmin()).ask('messaging.get-report', { reportId })).messages[0]).toMatchObject({
      seq: 1,
      file: { name: 'Before.txt' },
    });
    for (const seq of [2, 24, 2_000_000_000]) await expect(open(reportId, seq)).rejects.toMatchObject({ code: 'file-not-found' });
    await expect(open(newId(), 1)).rejects.toMatchObject({ code: 'report-not-found' });
    for (const seq of [0, 1.5, -1]) await expect(open(reportId, seq)).rejects.toMatchObject({ code: 'invalid-input' });
    expect((await log(reportId)).map(({ refused }) => refused)).toEqual(['file-not-found', 'file-not-found', 'file-not-found']);
  });

  it('cannot be deleted while there is the report', async () => {
    const fileId = await sendFile('Kept.txt');
    await report(1);
    await expect(world.db.run('test-delete', 'DELETE FROM files WHERE id = $1', [fileId])).rejects.toThrow('reported_files_file');
  });
});

it('MSG-03 reports from before have the files that their messages still have', async () => {
  const [conversation, one, other, fileId, reportId] = [newId(), ...[newId(), newId()].sort(), newId(), newId()] as [
    string,
    string,
    string,
    string,
    string,
  ];
  const { source, close } = await migrateOver(messaging, 'ReportedFiles1700000000024', async (before) => {
    await before.query(`INSERT INTO conversations (id, low_id, high_id, last_seq, last_at) VALUES ($1, $2, $3, 2, now())`, [
      conversation,
      one,
      other,
    ]);
    await before.query(
      `INSERT INTO files (id, owner_id, name, bytes, state, conversation_id, client_id, opened_at) VALUES ($1, $2, 'a.pdf', 3, 'ready', $3, $4, now())`,
      [fileId, one, conversation, newId()],
    );
    for (const [seq, file] of [
      [1, null],
      [2, JSON.stringify({ id: fileId, name: 'a.pdf' })],
    ])
      await before.query(
        `INSERT INTO messages (conversation_id, seq, sender_id, client_id, text, sent_at, file) VALUES ($1, $2, $3, $4, '', now(), $5)`,
        [conversation, seq, one, newId(), file],
      );
    await before.query(
      `INSERT INTO reports (id, reporter_id, reported_id, about, kind, text, messages, reported_at)
       VALUES ($1, $2, $3, 'person', 'spam', 'Look.', '[{"seq":1},{"seq":2},{"seq":3}]', now())`,
      [reportId, other, one],
    );
  });
  const rows = await source.query<object[]>('SELECT report_id, seq, file_id FROM reported_files');
  await close();
  expect(rows).toEqual([{ report_id: reportId, seq: 2, file_id: fileId }]);
});
