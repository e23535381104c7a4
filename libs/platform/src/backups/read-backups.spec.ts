import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from '../storage/folder-storage.js';
import { databaseOf, manifestOf } from './layout.js';
import { readBackups } from './read-backups.js';

const type = 'application/octet-stream';

describe('PERM-05 what operators see of backups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'somo-backups-'));
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '18');
    utimesSync(join(folder, 'postgres/PG_VERSION'), new Date('2030-01-07T08:00:00Z'), new Date('2030-01-07T08:00:00Z'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (made: 'daily' | 'command', to = '') => readBackups({ made, to, folder, problem: null });

  it('is none before the first, which is due a day after the installation was made', async () => {
    expect(await read('daily')).toMatchObject({ latest: null, count: 0, nextAt: '2030-01-08T08:00:00.000Z', sameDisk: true });
    expect(await read('command', join(folder, 'elsewhere'))).toMatchObject({ latest: null, nextAt: null, freeBytes: expect.any(Number) });
  });

  it('is the latest complete one, whether it is encrypted, and one that has no end', async () => {
    const storage = new FolderStorage(join(folder, 'backups'));
    const put = (key: string, text: string) => storage.put(key, Buffer.from(text), type);
    await put(databaseOf('20300110t030000z'), 'x'.repeat(2_000));
    await put(manifestOf('20300110t030000z'), 'age-encryption.org/v1\n…');
    await put(databaseOf('20300112t030000z'), 'x');
    expect(await read('daily')).toMatchObject({
      latest: { madeAt: '2030-01-10T03:00:00.000Z', bytes: 2_000, encrypted: true },
      ...{ count: 1, unfinishedAt: '2030-01-12T03:00:00.000Z', nextAt: '2030-01-11T03:00:00.000Z' },
    });
    await put(manifestOf('20300112t030000z'), '{"format":1}');
    expect(await read('daily')).toMatchObject({ latest: { bytes: 1, encrypted: false }, count: 2, unfinishedAt: null });
  });

  it('cannot be read from an address that is none', async () => {
    await expect(read('daily', 'ftp://elsewhere/somo')).rejects.toThrow('BACKUP_TO must be a folder, or a bucket');
  });
});
