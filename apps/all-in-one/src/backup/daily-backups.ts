import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { minuteMs } from '@somo/calendar/days';
import type { Log } from '@somo/platform/log';

const firstMs = 15 * minuteMs;
const everyMs = 60 * minuteMs;

/** Makes a backup whenever one is due, in a process of its own. Returns a function that ends it. */
export function startDailyBackups(folder: string, log: Log): () => Promise<void> {
  let ending: (() => Promise<void>) | undefined;
  const run = () => {
    if (ending) return;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'backup-main.js'), '--if-due'], {
      env: { ...process.env, SOMO_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    const ended = new Promise<void>((done) => {
      child.once('error', (error) => {
        log.error({ err: error }, 'the daily backup could not be started');
        ending = undefined;
        done();
      });
      child.once('close', (code) => {
        if (code !== 0 && !child.killed) log.error({ said: said.trim() }, 'the daily backup failed');
        else if (said) log.info({ said: said.trim() }, 'daily backup');
        ending = undefined;
        done();
      });
    });
    ending = () => {
      child.kill('SIGTERM');
      return ended;
    };
  };
  const first = setTimeout(run, firstMs).unref();
  const later = setInterval(run, everyMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(later);
    await ending?.();
  };
}
