import { dayMs, hourMs } from '@somo/calendar/days';
import { uploadBytesMax } from '@somo/contracts/rules/uploads';
import { documentDays, documentPartKey, documentsMax, renewalDays, type DocumentKind } from '@somo/contracts/rules/verification';
import { newId } from '@somo/platform/ids';
import { FolderStorage } from '@somo/platform/storage/folder-storage';
import { getSealed } from '@somo/platform/storage/sealed-file';
import { aNewcomer, anAdmin, aStudent, aTeacher, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { aPdf, handIn, putDocument } from '../../spec/documents.js';
import { catalog } from '../catalog.module.js';
import { SweepVerification } from './sweep-verification.js';

const now = Date.parse('2030-01-14T09:00:00Z');
const picture = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

/** A PNG of a few bytes whose head claims these many pixels. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('FIND-10 verification of teachers', () => {
  let world: World;
  let storage: FolderStorage;
  let folder: string;
  let sweep: SweepVerification;
  let teacherId: string;
  let twoStep: boolean;
  const operatorId = newId();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'somo-documents-'));
    process.env.STORAGE_FOLDER = folder;
    storage = new FolderStorage(folder);
    // Its turns are the specs' own, on a clock that they move.
    const made: SweepVerification[] = [];
    SweepVerification.prototype.onModuleInit = function () {
      made.push(this);
    };
    const answers = { 'auth.get-two-step': async () => ({ isOn: twoStep, recoveryCodesLeft: 0, hasPassword: true, hasPasskey: false }) };
    world = await startService(catalog, { now, answers });
    sweep = made[0]!;
  });
  afterAll(async () => {
    await world.close();
    delete process.env.STORAGE_FOLDER;
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    twoStep = true;
    world.clock.set(now);
    teacherId = newId();
    await world.db.run('test-none', 'DELETE FROM verification_cases', []);
    const profile = { role: 'teacher', firstName: 'Kwame', lastName: 'Mensah', timeZone: 'Africa/Accra', hourlyRateCents: 2500 } as const;
    await world.as(aNewcomer({ userId: teacherId })).ask('catalog.create-profile', profile);
    await teacher().ask('catalog.save-subjects', { subjects: [{ subject: 'Mathematics', moduleIds: [] }] });
  });

  const who = () => aTeacher({ userId: teacherId });
  const teacher = () => world.as(who());
  const operator = () => world.as(anAdmin({ userId: operatorId }));
  const send = (kind: DocumentKind = 'identity') => handIn(world, storage, who(), { kind });
  const decide = (caseId: string, outcome: 'approved' | 'refused' = 'approved') =>
    operator().ask('catalog.decide-verification', { caseId, outcome, ...(outcome === 'refused' ? { reasons: ['unreadable'] } : {}) });
  const mine = async () => (await teacher().ask('catalog.get-my-verification', {})).items;
  const page = () => world.as(aVisitor()).ask('catalog.get-teacher', { teacherId });
  const found = async (verified: boolean) =>
    (await world.as(aVisitor()).ask('catalog.find-teachers', { verified, limit: 100 })).items.some(({ id }) => id === teacherId);
  const keys = async (id: string) => (await storage.list({ prefix: `verification/${id}/`, limit: 10 })).files.map(({ key }) => key);
  const emitted = async (type: string) =>
    (await world.emitted()).filter((event) => event.type === type && (event.data as { teacherId?: string }).teacherId === teacherId);
  const audit = async (thingId: string) => (await operator().ask('catalog.list-audit', { thingId, limit: 20 })).map(({ action }) => action);

  it('begins with a document, which only its teacher sees, and shows on the page and in the search what was approved, and when', async () => {
    const sent = await send();
    expect(sent).toMatchObject({ kind: 'identity', status: 'pending', document: { name: 'passport.pdf', contentType: 'application/pdf' } });
    expect([(await page()).isVerified, await found(true), await found(false)]).toEqual([false, false, true]);
    const queue = await operator().ask('catalog.list-verification', { status: 'pending' });
    expect(queue.items).toMatchObject([{ id: sent.id, teacherId, decidedBy: null }]);
    world.clock.advance(2 * dayMs);
    await decide(sent.id);
    await decide((await send('diploma')).id);
    expect(await page()).toMatchObject({
      isVerified: true,
      checked: [
        { kind: 'identity', month: '2030-01' },
        { kind: 'diploma', month: '2030-01' },
      ],
    });
    expect([await found(true), await found(false)]).toEqual([true, false]);
    expect(await operator().ask('catalog.filter-verified', { ids: [teacherId, newId()] })).toEqual([teacherId]);
    expect((await emitted('verification.decided')).map(({ data }) => data)).toMatchObject([
      { verificationId: sent.id, kind: 'identity', outcome: 'approved', reasons: [], expiresAt: '2032-01-16T09:00:00.000Z' },
      { kind: 'diploma' },
    ]);
    expect(await audit(sent.id)).toEqual(['approve-verification']);
  });

  it('is of the identity alone: a diploma shows on the page, and does not make a verified teacher', async () => {
    await decide((await send('diploma')).id);
    expect(await page()).toMatchObject({ isVerified: false, checked: [{ kind: 'diploma', month: '2030-01' }] });
    expect(await found(true)).toBe(false);
    expect(await operator().ask('catalog.filter-verified', { ids: [teacherId] })).toEqual([]);
    await expect(teacher().ask('catalog.filter-verified', { ids: [teacherId] })).rejects.toMatchObject({ code: 'wrong-role' });
  });

  it('tells a teacher why a document was refused, who may then send another', async () => {
    const { id } = await send();
    const refusal = { caseId: id, outcome: 'refused', reasons: ['name-differs', 'other'], note: 'Is it your maiden name?' } as const;
    await operator().ask('catalog.decide-verification', { ...refusal, reasons: [...refusal.reasons] });
    expect(await mine()).toMatchObject([{ status: 'refused', reasons: ['name-differs', 'other'], note: 'Is it your maiden name?' }]);
    expect(JSON.stringify(await emitted('verification.decided'))).not.toContain('maiden');
    expect((await send()).status).toBe('pending');
    expect((await page()).isVerified).toBe(false);
  });

  it.each([
    ['a refusal without a reason', { outcome: 'refused' as const }],
    ['another reason without words', { outcome: 'refused' as const, reasons: ['other' as const], note: '  ' }],
    ['an approval with reasons', { outcome: 'approved' as const, reasons: ['expired' as const] }],
  ])('refuses %s, and decides nothing', async (_, body) => {
    const { id } = await send();
    const asked = operator().ask('catalog.decide-verification', { caseId: id, ...body });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await mine()).toMatchObject([{ status: 'pending' }]);
  });

  it('is decided once, whoever is first', async () => {
    const { id } = await send();
    const tried = await Promise.allSettled([decide(id), decide(id, 'refused'), decide(id), decide(id, 'refused')]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tried) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'verification-not-pending' });
    expect(await emitted('verification.decided')).toHaveLength(1);
  });

  it('takes one document of a kind at a time, also of two that are handed in at once', async () => {
    const uploads = await Promise.all([1, 2].map(() => putDocument(world, storage, who(), 'id.pdf', aPdf())));
    for (const uploadId of uploads) await teacher().ask('catalog.finish-document', { uploadId });
    const tried = await Promise.allSettled(
      uploads.map((uploadId) => teacher().ask('catalog.submit-verification', { uploadId, kind: 'identity' })),
    );
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'verification-pending' } });
    await decide((await mine())[0]!.id);
    await expect(send()).rejects.toMatchObject({ code: 'already-verified' });
  });

  it(`keeps at most ${documentsMax} documents, and has room again once one is withdrawn`, async () => {
    const first = await send();
    await decide(first.id, 'refused');
    for (const kind of ['identity', 'diploma', 'teaching-certificate', 'police-certificate'] as const) await send(kind);
    await expect(send()).rejects.toMatchObject({ code: 'too-many-documents' });
    await teacher().ask('catalog.withdraw-verification', { caseId: first.id });
    expect(await keys(first.id)).toEqual([]);
    await decide((await mine()).find(({ kind, status }) => kind === 'identity' && status === 'pending')!.id, 'refused');
    expect((await send()).status).toBe('pending');
  });

  it('can be withdrawn by its teacher alone, with its document and its badge', async () => {
    const { id } = await send();
    await decide(id);
    for (const stranger of [aTeacher(), aStudent()])
      await expect(world.as(stranger).ask('catalog.withdraw-verification', { caseId: id })).rejects.toMatchObject({
        code: stranger.kind === 'user' && stranger.role === 'student' ? 'wrong-role' : 'verification-not-found',
      });
    await teacher().ask('catalog.withdraw-verification', { caseId: id });
    expect([(await page()).isVerified, (await page()).checked, await found(true)]).toEqual([false, undefined, false]);
    expect(await mine()).toMatchObject([{ status: 'withdrawn', document: null }]);
    await expect(operator().ask('catalog.read-document', { caseId: id })).rejects.toMatchObject({ code: 'document-deleted' });
    await expect(teacher().ask('catalog.withdraw-verification', { caseId: id })).rejects.toMatchObject({ code: 'verification-not-found' });
  });

  it('is stored encrypted, and read by operators with two-step sign-in alone, each look in the audit log', async () => {
    const { id } = await handIn(world, storage, who(), { file: aPdf(6 * 1024 * 1024) });
    const stored = await Promise.all((await keys(id)).map(async (key) => buffer((await storage.get(key))!.body)));
    expect(stored).toHaveLength(2);
    for (const part of stored) expect(part.includes('aaaaaaaa')).toBe(false);
    const read = await operator().ask('catalog.read-document', { caseId: id });
    const dataKey = Buffer.from(read.dataKey, 'base64');
    const parts = await Promise.all(read.storedAs.map((storedAs) => getSealed(storage, { storedAs, dataKey })));
    expect(Buffer.concat(parts as Buffer[]).equals(aPdf(6 * 1024 * 1024))).toBe(true);
    // One part cannot be put in place of another.
    await storage.move(documentPartKey(id, 1), documentPartKey(id, 2));
    await expect(getSealed(storage, { storedAs: documentPartKey(id, 2), dataKey })).rejects.toThrow();
    twoStep = false;
    await expect(operator().ask('catalog.read-document', { caseId: id })).rejects.toMatchObject({ code: 'two-step-needed' });
    await expect(decide(id)).rejects.toMatchObject({ code: 'two-step-needed' });
    for (const other of [who(), aTeacher(), aStudent(), aVisitor()])
      await expect(world.as(other).ask('catalog.read-document', { caseId: id })).rejects.toMatchObject({
        code: other.kind === 'visitor' ? 'not-signed-in' : 'wrong-role',
      });
    const log = await operator().ask('catalog.list-audit', { thingId: id, limit: 20 });
    const passport = { kind: 'identity', teacherId };
    expect(log.map(({ action, operatorId: by, refused, document }) => [action, by, refused, document])).toEqual([
      ['approve-verification', operatorId, 'two-step-needed', undefined],
      ['read-document', operatorId, 'two-step-needed', undefined],
      ['read-document', operatorId, null, passport],
    ]);
  });

  it('deletes a document 60 days after the decision, and leaves a receipt', async () => {
    const [decided, waiting] = [await send(), await send('diploma')];
    await decide(decided.id);
    world.clock.advance(documentDays * dayMs - 1000);
    await sweep.sweep();
    expect(await keys(decided.id)).toHaveLength(1);
    world.clock.advance(2000);
    await sweep.sweep();
    expect([await keys(decided.id), (await keys(waiting.id)).length]).toEqual([[], 1]);
    const row = `SELECT sealed_key, name, deleted_at, decided_by FROM verification_cases WHERE id = $1`;
    const deletedAt = new Date(world.clock.now());
    expect(await world.db.sql('test-receipt', row, [decided.id])).toEqual([
      { sealed_key: null, name: null, deleted_at: deletedAt, decided_by: operatorId },
    ]);
    await expect(operator().ask('catalog.read-document', { caseId: decided.id })).rejects.toMatchObject({ code: 'document-deleted' });
    expect((await page()).isVerified).toBe(true);
  });

  it(`expires after two years, after a reminder ${renewalDays} days before`, async () => {
    await decide((await send()).id);
    const end = Date.parse('2032-01-14T09:00:00Z');
    world.clock.set(end - renewalDays * dayMs - 1000);
    await sweep.sweep();
    expect(await emitted('verification.expiring')).toEqual([]);
    world.clock.set(end - renewalDays * dayMs);
    for (let turn = 0; turn < 2; turn += 1) await sweep.sweep();
    expect(await emitted('verification.expiring')).toMatchObject([{ data: { kind: 'identity', expiresAt: '2032-01-14T09:00:00.000Z' } }]);
    expect([(await page()).isVerified, await found(true)]).toEqual([true, true]);
    world.clock.set(end);
    await sweep.sweep();
    expect([(await page()).isVerified, (await page()).checked, await found(true)]).toEqual([false, undefined, false]);
    expect(await mine()).toMatchObject([{ status: 'expired' }]);
    await decide((await send()).id);
    expect((await page()).isVerified).toBe(true);
  });

  it('tells within how many days most answers come, from five decisions on', async () => {
    const usual = async () => (await teacher().ask('catalog.get-my-verification', {})).usualDays;
    for (const hours of [1, 30, 40, 400]) {
      const { id } = await handIn(world, storage, aTeacher());
      world.clock.advance(hours * hourMs);
      await decide(id, 'refused');
    }
    expect(await usual()).toBeNull();
    await decide((await send()).id);
    expect(await usual()).toBe(2);
  });

  it.each([
    ['a program that is called a PDF', 'id.pdf', async () => Buffer.from('MZ this is a program'), 'file-not-as-named'],
    ['HTML that is called a picture', 'id.png', async () => Buffer.from('<script>alert(1)</script>'), 'file-not-as-named'],
    ['a PDF that is called a picture', 'id.jpg', async () => aPdf(), 'file-not-as-named'],
    ['half a PDF', 'id.pdf', async () => Buffer.from('%PDF-1.7 and no end'), 'file-not-as-named'],
    ['half a picture', 'id.png', async () => (await picture().png().toBuffer()).subarray(0, 200), 'file-not-as-named'],
    ['a picture that claims gigabytes', 'id.png', () => claiming(60_000, 60_000), 'photo-too-many-pixels'],
  ])('refuses %s, and keeps nothing of it', async (_, name, file, code) => {
    const uploadId = await putDocument(world, storage, who(), name, await file());
    await expect(teacher().ask('catalog.finish-document', { uploadId })).rejects.toMatchObject({ code });
    expect(await keys(uploadId)).toEqual([]);
    const submit = teacher().ask('catalog.submit-verification', { uploadId, kind: 'identity' });
    await expect(submit).rejects.toMatchObject({ code: 'upload-not-found' });
  });

  it.each(['jpeg', 'png'] as const)('takes a photo as %s', async (format) => {
    const file = await picture().toFormat(format).toBuffer();
    expect((await handIn(world, storage, who(), { name: `Scan 1.${format}`, file })).document?.contentType).toBe(`image/${format}`);
  });

  it('refuses other files, too large ones, and those of others, without telling that they exist', async () => {
    const open = (name: string, bytes: number) => teacher().ask('catalog.open-document', { name, bytes });
    await expect(open('id.heic', 10)).rejects.toMatchObject({ code: 'document-type-not-accepted' });
    await expect(open('id.pdf', uploadBytesMax + 1)).rejects.toMatchObject({ code: 'invalid-input' });
    const { id } = await open('id.pdf', 10);
    const stranger = world.as(aTeacher());
    for (const asked of [
      stranger.ask('catalog.check-document-part', { uploadId: id, part: 1 }),
      stranger.ask('catalog.finish-document', { uploadId: id }),
      stranger.ask('catalog.cancel-document', { uploadId: id }),
      stranger.ask('catalog.submit-verification', { uploadId: id, kind: 'identity' }),
    ])
      await expect(asked).rejects.toMatchObject({ code: 'upload-not-found' });
    await expect(teacher().ask('catalog.finish-document', { uploadId: id })).rejects.toMatchObject({ code: 'upload-incomplete' });
    await expect(world.as(aStudent()).ask('catalog.open-document', { name: 'id.pdf', bytes: 10 })).rejects.toMatchObject({
      code: 'wrong-role',
    });
  });

  it('forgets an upload that was not handed in after an hour', async () => {
    const uploadId = await putDocument(world, storage, who(), 'id.pdf', aPdf());
    world.clock.advance(hourMs - 1000);
    await sweep.sweep();
    expect(await keys(uploadId)).toHaveLength(1);
    world.clock.advance(2000);
    await sweep.sweep();
    expect(await keys(uploadId)).toEqual([]);
  });
});
