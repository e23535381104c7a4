import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { findProgram } from '../find-program.mjs';
import { command } from '../stages/command.mjs';
import { Problem } from '../stages/problem.mjs';

// Debian's and Ubuntu's names of the programs and the libraries they need; names unknown to one of them are skipped.
const packages = {
  'nats-server': ['nats-server'],
  'redis-server': [
    'redis-server',
    'redis-tools',
    'libjemalloc2',
    'liblzf1',
    'liblua5.1-0',
    'lua-bitop',
    'lua-cjson',
    'libhiredis0.14',
    'libhiredis1.1.0',
  ],
};

/** A server program: this machine's own, or Debian's package unpacked next to the data, which needs no root. */
export async function findServer(name, folder, say) {
  const own = findProgram(name);
  if (own) return { program: own, env: {} };
  const root = join(folder, 'programs');
  const unpacked = () => ['usr/sbin', 'usr/bin'].map((place) => join(root, place, name)).find(existsSync);
  if (!unpacked()) {
    await unpack(name, root);
    say(`${name} unpacked from Debian's package`);
  }
  const program = unpacked();
  if (!program) throw missing(name);
  return { program, env: { LD_LIBRARY_PATH: await libraries(root) } };
}

async function unpack(name, root) {
  if (!findProgram('apt-get') || !findProgram('dpkg')) throw missing(name);
  const apt = join(root, 'apt');
  for (const place of ['lists/partial', 'cache/archives/partial', 'packages']) await mkdir(join(apt, place), { recursive: true });
  const options = [`Dir::State::Lists=${apt}/lists`, `Dir::Cache=${apt}/cache`, 'APT::Sandbox::User='].flatMap((option) => ['-o', option]);
  const lists = await command('apt-get', [...options, '-qq', 'update']);
  if (lists.code !== 0) throw missing(name);
  for (const wanted of packages[name])
    await command('sh', [
      '-c',
      'cd "$1" && shift && exec apt-get "$@"',
      'sh',
      join(apt, 'packages'),
      ...options,
      '-qq',
      'download',
      wanted,
    ]);
  for (const file of await readdir(join(apt, 'packages'))) await command('dpkg', ['-x', join(apt, 'packages', file), root]);
}

async function libraries(root) {
  const places = await readdir(join(root, 'usr/lib')).catch(() => []);
  return places
    .filter((place) => place.endsWith('-linux-gnu'))
    .map((place) => join(root, 'usr/lib', place))
    .join(delimiter);
}

const missing = (name) =>
  new Problem(
    `${name} is not installed and could not be downloaded. Install it (sudo apt-get install ${name}), or set ${name === 'nats-server' ? 'NATS_URL' : 'REDIS_URL'} to a running one.`,
  );
