import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataFolder } from './create-data-folder.js';
import { serverAccount } from './account.js';

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'somo-spec-'));
  chmodSync(folder, 0o755);
  umask = process.umask(0o077);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('is accessible to PostgreSQL even if root creates files that are closed to others', async () => {
    const place = join(folder, 'somo', 'checkout-1234');
    const account = await createDataFolder(place);
    expect(account).toEqual(serverAccount());
    if (!account) return expect(statSync(place).isDirectory()).toBe(true);
    expect(spawnSync('/bin/ls', [place], { ...account, cwd: '/' }).status).toBe(0);
  });

  it('is not opened if it already existed: the error names a closed folder and what to do', async () => {
    const place = join(folder, 'mine');
    mkdirSync(place, { mode: 0o700 });
    const made = createDataFolder(place);
    if (!serverAccount()) return expect(await made).toBeUndefined();
    await expect(made).rejects.toMatchObject({
      name: 'StartProblem',
      message: expect.stringContaining(`can't open ${place}. Make the folder accessible`),
    });
    expect(statSync(place).mode & 0o777).toBe(0o700);
  });
});
