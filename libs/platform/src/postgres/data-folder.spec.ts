import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveDataFolder } from './data-folder.js';

const root = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'somo-spec-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function checkout(name: string, mode: number): string {
  chmodSync(folder, mode);
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
}

describe('the data folder of a checkout', () => {
  it('is .somo in the checkout', () => {
    const home = checkout('somo', 0o755);
    expect(resolveDataFolder(home, undefined)).toEqual({
      folder: join(home, '.somo'),
      database: join(home, '.somo', 'postgres'),
      outside: false,
    });
  });

  it('is where SOMO_DATA says', () => {
    expect(resolveDataFolder(checkout('somo', 0o755), '/elsewhere').database).toBe('/elsewhere/postgres');
  });

  it('is a separate system folder for each checkout when root runs it where PostgreSQL has no access', () => {
    const [one, two] = [checkout('one', 0o700), checkout('two', 0o700)].map((home) => resolveDataFolder(home, undefined));
    expect([one?.outside, two?.outside]).toEqual([root, root]);
    expect(one?.folder).not.toBe(two?.folder);
    if (root) expect(one?.folder).toMatch(/\/one-[0-9a-f]{8}$/);
  });
});
