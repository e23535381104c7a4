import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const firstPauseMs = 100;
const longestPauseMs = 5000;
// A process that ran this long did not fail at startup.
const healthyMs = 10_000;

/**
 * Keeps a program running: one that dies is restarted, with exponential backoff if it keeps dying early.
 * `whenStarted` resolves once the spawned program works.
 */
export function supervise({ name, program, args, env, account, ipc = false, whenStarted, onStart, tell }) {
  let child;
  let ending = false;
  let pause = firstPauseMs;

  const launch = () => {
    const from = performance.now();
    // In its own process group: the terminal's Ctrl-C is for the launcher, which stops the others in order.
    child = spawn(program, args, {
      ...account,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', ...(ipc ? ['ipc'] : [])],
    });
    if (child.pid) void onStart?.(child);
    const ended = new Promise((done) =>
      child.once('exit', (code, signal) => done({ code, signal })).once('error', (error) => done({ error })),
    );
    void ended.then((how) => again(how, performance.now() - from));
    return { child, ended };
  };

  const again = async ({ code, signal, error }, livedMs) => {
    if (ending) return;
    pause = livedMs > healthyMs ? firstPauseMs : Math.min(pause * 2, longestPauseMs);
    tell(`${name} ended (${error?.message ?? signal ?? `code ${code}`}) and is started again`);
    const from = performance.now();
    await sleep(pause);
    if (ending) return;
    whenStarted(launch()).then(
      (works) => works !== false && tell(`${name} works again after ${((performance.now() - from) / 1000).toFixed(1)} s`),
      () => undefined,
    );
  };

  const ready = whenStarted(launch());
  // Stopping it before anyone awaits `ready` is not an error.
  ready.catch(() => undefined);
  return {
    name,
    ready,
    async end(withinMs) {
      ending = true;
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), withinMs);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Returns once a Node process has sent 'ready' on its channel. */
export function untilReady({ child, ended }) {
  return Promise.race([
    new Promise((done) => child.on('message', (message) => message === 'ready' && done(undefined))),
    ended.then(({ code, signal, error }) => Promise.reject(new Error(`it ended at once (${error?.message ?? signal ?? `code ${code}`})`))),
  ]);
}
