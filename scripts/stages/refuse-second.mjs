import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './checkout.mjs';
import { Problem } from './problem.mjs';

const built = join(checkout, 'libs/platform/dist/postgres');
const load = (name) => import(pathToFileURL(join(built, name)).href);

/** The folder of this checkout's data. Needs a build. */
export async function place() {
  const { resolveDataFolder } = await load('data-folder.js');
  return resolveDataFolder(checkout);
}

/** The process that uses this data, if any. Without a build, nothing can be running. */
export async function runningHere() {
  if (process.env.DATABASE_URL || !existsSync(join(built, 'data-folder-owner.js'))) return undefined;
  const { ownerOf } = await load('data-folder-owner.js');
  return ownerOf((await place()).folder);
}

/** Checked before anything is installed or built, because that would disturb a running Somo. */
export async function refuseSecond() {
  const pid = await runningHere();
  if (pid) {
    const { folder } = await place();
    throw new Problem(
      `Somo already runs on the data in ${folder} (process ${pid}). Use that one, stop it with Ctrl-C, or set SOMO_DATA and PORT to run a second one.`,
    );
  }
}

export async function refuseBusyPort(port = Number(process.env.PORT || 3000)) {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Problem(`PORT=${process.env.PORT} is not a valid port. Choose a number from 1 to 65535, for example PORT=3000`);
  }
  const problem = await new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error) => done(error));
    probe.listen(port, () => probe.close(() => done(undefined)));
  });
  if (problem?.code === 'EADDRINUSE')
    throw new Problem(`Port ${port} is in use by another program. Stop it or choose another port: PORT=${port + 1} npm start`);
  if (problem?.code === 'EACCES') throw new Problem(`Port ${port} is reserved for the system. Choose one above 1023: PORT=3000 npm start`);
}
