// Debian's coturn with the settings that we deploy.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout } from '../../scripts/stages/checkout.mjs';
import { until } from './start-lesson.mjs';

const port = 34_780;
const secret = 'a-secret-of-the-prove-breaks-tool';
const startMs = 10_000;
/** A STUN binding request. */
const question = Buffer.from('000100002112a442' + '00'.repeat(12), 'hex');

/** Starts the relay at an address of this machine. It may relay to itself, because both browsers use it. `quota`: allocations of one person, if not as deployed. */
export async function startRelay(address, folder, quota) {
  const settings = join(folder, 'turn.conf');
  const own = [
    `listening-ip=${address}`,
    `relay-ip=${address}`,
    `allowed-peer-ip=${address}`,
    `listening-port=${port}`,
    `static-auth-secret=${secret}`,
    `pidfile=${join(folder, 'turn.pid')}`,
    `log-file=${join(folder, 'turn.log')}`,
    'simple-log',
    'verbose',
  ];
  const deployed = readFileSync(join(checkout, 'deploy/turn/turnserver.conf'), 'utf8')
    .replace(/^listening-port=.*$/m, '')
    .replace(/^user-quota=.*$/m, (line) => (quota ? `user-quota=${quota}` : line));
  writeFileSync(settings, `${deployed}\n${own.join('\n')}\n`);
  let child;
  const start = async () => {
    child = spawn(findTurnServer(), ['-c', settings], { stdio: 'ignore' });
    await until(() => answers(address), startMs);
  };
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    settings: { TURN_URLS: `turn:${address}:${port}?transport=udp`, TURN_SECRET: secret },
    start,
    kill,
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    /** Why it refused what a browser asked for, apart from asking for credentials first, and how often. */
    refusals() {
      const counts = new Map();
      for (const [, why] of readFileSync(join(folder, 'turn.log'), 'utf8').matchAll(
        /packet [A-Z_]+ processed, error (4(?!01)\d\d: [^\n]*)/g,
      ))
        counts.set(why, (counts.get(why) ?? 0) + 1);
      return [...counts];
    },
    close: kill,
  };
}

function findTurnServer() {
  try {
    return execFileSync('sh', ['-c', 'command -v turnserver'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('turnserver is missing: apt-get install coturn');
  }
}

async function answers(address) {
  const socket = createSocket('udp4');
  try {
    const answered = once(socket, 'message');
    socket.send(question, port, address);
    return await Promise.race([answered.then(() => true), sleep(200, false)]);
  } finally {
    socket.close();
  }
}
