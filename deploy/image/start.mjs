import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { weakLogins } from '@somo/platform/weak-secrets';

// The entry point of every container: loads the secrets from their file, creates the marker files that alive.sh checks, then starts the program.
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const secrets = process.env.SECRETS_FOLDER || '/run/secrets';
const signs = process.env.SIGNS_FOLDER || '/tmp';
const [program = ''] = process.argv.slice(2);

const settings = join(secrets, 'somo.env');
if (!existsSync(settings)) end(`There is no ${settings}. Make the secrets with node deploy/make-secrets.mjs (deploy/README.md).`);
process.loadEnvFile(settings);
if (existsSync(join(secrets, 'keys.json'))) process.env.KEYS_FILE ||= join(secrets, 'keys.json');
const given = ['REDIS_URL', 'DATABASE_URL'].filter((name) => process.env[name] !== undefined);
const [weak] = weakLogins(Object.fromEntries(['NATS_URL', ...given].map((name) => [name, process.env[name] ?? ''])));
if (weak) end(`${weak} Make secrets with node deploy/make-secrets.mjs (deploy/README.md).`);

const [ready, alive] = [join(signs, 'ready'), join(signs, 'alive')];
rmSync(ready, { force: true });
setInterval(() => writeFileSync(alive, ''), 5000).unref();
writeFileSync(alive, '');
// A program reports readiness to its supervisor, which here is the health check.
process.send = (word) => {
  writeFileSync(ready, String(word));
  return true;
};
// PID 1 of a container ignores signals that it has no handler for.
const early = () => {
  if (!existsSync(ready)) process.exit(143);
};
process.on('SIGTERM', early).on('SIGINT', early);

process.argv.splice(1, 2, resolve(root, program));
await import(pathToFileURL(resolve(root, program)).href);

function end(why) {
  console.error(why);
  process.exit(78);
}
