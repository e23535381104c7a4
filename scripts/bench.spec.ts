import { spawnSync } from 'node:child_process';

const bench = (...args: string[]) => spawnSync(process.execPath, ['scripts/bench.mjs', ...args], { encoding: 'utf8' });

describe('npm run bench', () => {
  it.each([[['nothing']], [['growth', 'distributed']]])('refuses a bench that does not exist, and names those that do: %s', (named) => {
    const { status, stderr, stdout } = bench(...named);
    expect(status).toBe(1);
    expect(stderr).toContain(`There is no bench named ${named.join(' ')}. Choose one of: start-up (embedded); `);
    expect(stderr).toContain('bookings (embedded, distributed)');
    expect(stdout).toBe('');
  });
});
