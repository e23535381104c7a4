import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const script = resolve('scripts/new.mjs');
let folder: string;

const touched = [
  'apps/booking/src/booking.module.ts',
  'apps/payments/src/payments.module.ts',
  'libs/contracts/src/asks/booking.ts',
  'libs/contracts/src/asks/payments.ts',
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'somo-spec-'));
  for (const path of [...touched, '.prettierrc.json']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
const text = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('npm run new', () => {
  it('writes a command, its spec, its line in contracts and its line in the module', () => {
    expect(make('command', 'booking', 'praise-teacher').stderr).toBe('');
    expect(text('apps/booking/src/commands/praise-teacher.ts')).toContain("@Handles('booking.praise-teacher'");
    expect(text('apps/booking/src/commands/praise-teacher.db.spec.ts')).toContain("ask('booking.praise-teacher', {})");
    expect(text('libs/contracts/src/asks/booking.ts')).toMatch(
      /'booking\.praise-teacher': \{ in: Record<string, never>; out: null \};\n\}\n$/,
    );
    const module = text('apps/booking/src/booking.module.ts');
    expect(module).toContain("import { PraiseTeacher } from './commands/praise-teacher.js';");
    expect(module).toMatch(/const commands = \[\s*PraiseTeacher,/);
  });

  it('finds the place in a module that lists its handlers in one go', () => {
    expect(make('query', 'payments', 'list-earnings').stderr).toBe('');
    expect(text('apps/payments/src/payments.module.ts')).toMatch(/controllers: \[\s*ListEarnings,/);
  });

  it.each([
    [['reaction', 'booking', 'praise-teacher'], 'Choose one of: command, query.'],
    [['command', 'bookings', 'praise-teacher'], 'The service must be one of booking, payments.'],
    [['command', 'booking', 'praise'], 'The name must be a verb and a noun in lowercase, joined by a dash.'],
    [['command', 'booking', 'PraiseTeacher'], 'The name must be a verb and a noun in lowercase, joined by a dash.'],
  ])('refuses %j with a sentence and writes nothing', (args, sentence) => {
    const { stderr, status } = make(...args);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
    for (const path of touched) expect(text(path)).toBe(readFileSync(path, 'utf8'));
  });

  it('leaves an existing command alone', () => {
    make('command', 'booking', 'praise-teacher');
    expect(make('command', 'booking', 'praise-teacher').stderr).toContain('apps/booking/src/commands/praise-teacher.ts already exists.');
  });
});
