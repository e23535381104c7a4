import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '@somo/testing/until';
import { findProgram } from '../find-program.mjs';

const run = findProgram('nats-server') && findProgram('redis-server') ? it.each : it.skip.each;

/** Programs that were started with this folder. */
function programsOn(folder: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return command.includes(folder) ? [command] : [];
    } catch {
      return [];
    }
  });
}

describe('a start with the services apart', () => {
  // The last moment takes the most with it; `npm run verify` ends it at the earlier ones too.
  const moments = ['booking', ...(process.env['LONG_SPECS'] === 'all' ? ['postgres -D', 'nats-server -c'] : [])];
  run(moments)(
    'leaves nothing behind when it is ended as soon as %s runs',
    async (program) => {
      const folder = mkdtempSync(join(tmpdir(), 'somo-ended-'));
      chmodSync(folder, 0o755);
      const env = { ...process.env, SOMO_DATA: folder, PORT: '0', SEED: 'off' };
      const child = spawn(process.execPath, [resolve('scripts/services/main.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise((done) => child.once('exit', done));
      let said = '';
      child.stdout.on('data', (part) => (said += String(part)));
      const runs = () => programsOn(folder).some((command) => command.includes(program));
      await until(() => runs() || (program === 'booking' && said.includes('redis  ')), 60_000);
      child.kill('SIGINT');
      await ended;
      await until(() => programsOn(folder).length === 0);
      rmSync(folder, { recursive: true, force: true });
    },
    90_000,
  );
});
