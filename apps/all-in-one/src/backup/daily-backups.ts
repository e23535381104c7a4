import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { minuteMs } from '@somo/calendar/days';
import type { Log } from '@somo/platform/log';

const firstMs = 15 * minuteMs;
const everyMs = 60 * minuteMs;

interface DailyBackups {
  end: () => Promise<void>;
  /** Returns why the last one was not made; null if it was, or none was due. */
  problem: () => string | null;
}

/** Makes a backup whenever one is due, in a process of its own. */
export function startDailyBackups(folder: string, log: Log): DailyBackups {
  let ending: (() => Promise<void>) | undefined;
  let problem: string | null = null;
  const run = () => {
    if (ending) return;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'backup-main.js'), '--if-due'], {
      env: { ...process.env, SOMO_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, complaint] = ['', ''];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
    const ended = new Promise<void>((done) => {
      child.once('error', (error) => {
        log.error({ err: error }, 'the daily backup could not be started');
        problem = error.message;
        ending = undefined;
        done();
      });
      child.once('close', (code) => {
        if (!child.killed) problem = code === 0 ? null : firstLineOf(complaint.trim() || said.trim());
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
  const end = async () => {
    clearTimeout(first);
    clearInterval(later);
    await ending?.();
  };
  return { end, problem: () => problem };
}

const firstLineOf = (text: string) => text.split('\n', 1)[0] ?? '';
