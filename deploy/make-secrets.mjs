import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contracts, platform } from '../scripts/services/built.mjs';
import { natsPermissions, redisRules } from '../scripts/services/acl.mjs';

const help = `Makes every password and key of an installation, each for one program alone, into deploy/secrets.
  node deploy/make-secrets.mjs [--folder deploy/secrets] [--renew]
    --postgres host:port   --nats host:port   --redis host:port     where the servers are (as in docker-compose.yml)
    --smtp smtp://…                                                 the mail server, needed with NODE_ENV=production
    --files https://key:secret@host/bucket?region=…                 the bucket for files; without it a folder, which Kubernetes has not
    --google id:secret                                              the client at Google, for signing in with it
    --renew                makes new ones where there are some; only PostgreSQL's administrator keeps his`;

const { values: wish } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, 'secrets') },
    postgres: { type: 'string', default: 'postgres:5432' },
    nats: { type: 'string', default: 'nats:4222' },
    redis: { type: 'string', default: 'redis:6379' },
    smtp: { type: 'string' },
    google: { type: 'string' },
    files: { type: 'string' },
    renew: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (wish.help) end(help, 0);
const administrator = join(wish.folder, 'postgres-password');
if (existsSync(administrator) && !wish.renew) end(`${wish.folder} holds secrets already; --renew makes new ones.`, 1);

const { serviceNames } = await contracts('services.js');
const { generateKeys, keysFor } = await platform('identity/key-ring.js');
const programs = [...serviceNames, 'gateway'];
const chance = () => randomBytes(24).toString('base64url');
const forEach = (names) => Object.fromEntries(names.map((name) => [name, chance()]));

// The folder is closed; the files are readable, because containers read them as their own users.
await mkdir(wish.folder, { recursive: true });
await chmod(wish.folder, 0o700);
const write = (name, text) => writeFile(join(wish.folder, name), text.endsWith('\n') ? text : `${text}\n`, { mode: 0o644 });

const password = existsSync(administrator) ? (await readFile(administrator, 'utf8')).trim() : chance();
const [database, nats, redis] = [forEach(serviceNames), forEach(programs), forEach(programs)];
await write('postgres-password', password);
await write('provision.json', JSON.stringify({ adminUrl: `postgres://somo:${password}@${wish.postgres}/somo`, passwords: database }));

const users = [];
for (const name of programs) {
  users.push({ user: name, password: nats[name], permissions: await natsPermissions(name) });
}
await write(
  'nats.conf',
  [
    'listen: 0.0.0.0:4222',
    'http: 127.0.0.1:8222',
    'max_payload: 1MB',
    'jetstream { store_dir: "/data" }',
    // NATS accepts JSON in its configuration.
    `authorization { users: ${JSON.stringify(users, null, 2)} }`,
  ].join('\n'),
);
const acl = programs.map((name) => `user ${name} on >${redis[name]} ${redisRules(name)}`);
// For autoscaling by queue depth (deploy/k8s/components/keda): may only count waiting jobs.
const keda = chance();
const counting = `~bull:*:wait resetchannels -@all +ping +hello +select +eval +evalsha +type +llen +zcard +scard +hlen`;
await write('keda-password', keda);
await write('redis.acl', ['user default off', 'user health on nopass -@all +ping', `user keda on >${keda} ${counting}`, ...acl].join('\n'));

// The relay of calls shares one secret with messaging, which derives each user's credentials from it.
const turn = chance();
await write('turn.conf', `${await readFile(join(import.meta.dirname, 'turn/turnserver.conf'), 'utf8')}static-auth-secret=${turn}\n`);

// The client's ID and secret, with a colon in between.
const [googleId, googleSecret] = wish.google?.split(':') ?? [];
const keys = await generateKeys(serviceNames);
for (const name of programs) {
  const settings = {
    NATS_URL: `nats://${name}:${nats[name]}@${wish.nats}`,
    REDIS_URL: `redis://${name}:${redis[name]}@${wish.redis}`,
    ...(name === 'gateway' ? {} : { DATABASE_URL: `postgres://somo_${name}:${database[name]}@${wish.postgres}/somo` }),
    ...(name === 'payments' ? { SANDBOX_WEBHOOK_SECRET: chance(), PAYOUT_KEYS: await keysOf(name, 'PAYOUT_KEYS') } : {}),
    ...(name === 'catalog' ? { VERIFICATION_KEYS: await keysOf(name, 'VERIFICATION_KEYS') } : {}),
    ...(name === 'booking' ? { CALENDAR_LINK_KEYS: await keysOf(name, 'CALENDAR_LINK_KEYS') } : {}),
    ...(name === 'scheduling' ? { CALENDAR_KEYS: await keysOf(name, 'CALENDAR_KEYS') } : {}),
    ...(name === 'messaging' ? { TURN_SECRET: turn } : {}),
    ...(['gateway', 'catalog', 'messaging'].includes(name) && wish.files ? { S3_URL: wish.files } : {}),
    ...(['gateway', 'auth'].includes(name) && googleId ? { GOOGLE_CLIENT_ID: googleId } : {}),
    ...(name === 'auth' && googleSecret ? { GOOGLE_CLIENT_SECRET: googleSecret } : {}),
    ...(name === 'notification' && wish.smtp ? { SMTP_URL: wish.smtp } : {}),
  };
  const lines = Object.entries(settings).map(([variable, value]) => `${variable}=${value}`);
  await write(`${name}.env`, [...lines, ...(name === 'payments' ? await ofProviders() : [])].join('\n'));
  await write(`${name}.keys.json`, JSON.stringify(keysFor(name, keys)));
}
console.log(`Secrets for ${programs.length} programs are in ${wish.folder}. Keep them out of version control and backups of it.`);

/** The new key first, then the older ones, which must still decrypt existing data. */
async function keysOf(program, setting) {
  const file = join(wish.folder, `${program}.env`);
  const before = existsSync(file) ? new RegExp(`^${setting}=(.+)$`, 'm').exec(await readFile(file, 'utf8'))?.[1] : undefined;
  const fresh = `k${Date.now()}=${randomBytes(32).toString('base64')}`;
  return before ? `${fresh},${before}` : fresh;
}

/** Settings that were added by hand, which renewal keeps. */
async function ofProviders() {
  const file = join(wish.folder, 'payments.env');
  const before = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  return before.filter((line) => /^(STRIPE|MOBILE_MONEY|PAYPAL)_\w+=/.test(line));
}

function end(why, code) {
  console.log(why);
  process.exit(code);
}
