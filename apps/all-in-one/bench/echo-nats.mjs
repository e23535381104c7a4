// A nats-server, and a separate process that answers every request on `echo` with the bytes it was started with.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '@nats-io/transport-node';
import { findProgram } from '../../../scripts/find-program.mjs';
import { freePort, opens } from '../../../scripts/services/ports.mjs';
import { endOnSignal } from './end-on-signal.mjs';

const self = fileURLToPath(import.meta.url);

export async function startEchoNats(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'somo-echo-'));
  const file = join(folder, 'bytes');
  writeFileSync(file, bytes);
  const port = await freePort();
  const server = spawn(findProgram('nats-server'), ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  await opens(port, () => server.exitCode !== null);
  const address = `127.0.0.1:${port}`;
  const responder = fork(self, [address, file]);
  await new Promise((ready) => responder.once('message', ready));
  return {
    address,
    close: endOnSignal(async () => {
      responder.kill();
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    }),
  };
}

if (process.argv[1] === self) {
  const [, , servers, file] = process.argv;
  const bytes = readFileSync(file);
  const connection = await connect({ servers });
  connection.subscribe('echo', { callback: (_, message) => message.respond(bytes) });
  await connection.flush();
  process.send('ready');
}
