import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contracts, platform } from '../scripts/services/built.mjs';
import { natsPermissions, redisRules } from '../scripts/services/acl.mjs';
import { noSecrets, readSecrets } from './read-secrets.mjs';

const help = `Makes every password and key of an installation, each for one program alone, into deploy/secrets.
  node deploy/make-secrets.mjs [--folder deploy/secrets] [--renew | --update]
    --postgres host:port   --nats host:port   --redis host:port     where the servers are (as in docker-compose.yml)
    --smtp smtp://…                                                 the mail server, needed with NODE_ENV=production
    --files https://key:secret@host/bucket?region=…                 the bucket for files; without it a folder, which Kubernetes has not
    --google id:secret                                              the client at Google, for signing in with it
    --update               keeps every password, key and setting, and adds what a newer version needs besides;
                           writes nats.conf, redis.acl and turn.conf anew
    --renew                makes new ones where there are some; only PostgreSQL's administrator keeps his`;

const { values: wish } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, 'secrets') },
    postgres: { type: 'string' },
    nats: { type: 'string' },
    redis: { type: 'string' },
    smtp: { type: 'string' },
    google: { type: 'string' },
    files: { type: 'string' },
    update: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (wish.help) end(help, 0);

const { serviceNames } = await contracts('services.js');
const { generateKeys, keysFor } = await platform('identity/key-ring.js');
const programs = [...serviceNames, 'gateway'];
const before = await readSecrets(wish.folder, programs);
if (before.administrator && !wish.renew && !wish.update)
  end(`${wish.folder} holds secrets already; --update adds what is missing, --renew makes new ones.`, 1);
if (wish.update && !before.administrator) end(`${wish.folder} holds no secrets to update.`, 1);
if (wish.update && wish.renew) end('--update keeps what --renew replaces: name one of them.', 1);
if (wish.update && (wish.postgres || wish.nats || wish.redis))
  end('--update keeps the addresses of the servers; change them in the files.', 1);
const { postgres = 'postgres:5432', nats = 'nats:4222', redis = 'redis:6379' } = wish;
/** What stays as it is. */
const kept = wish.update ? before : noSecrets(programs);
const chance = () => randomBytes(24).toString('base64url');

// The folder is closed; the files are readable, because containers read them as their own users.
await mkdir(wish.folder, { recursive: true });
await chmod(wish.folder, 0o700);
const write = (name, text) => writeFile(join(wish.folder, name), text.endsWith('\n') ? text : `${text}\n`, { mode: 0o644 });

/** A program's login at a server: its own of before, or a new one where the other programs have theirs. */
function login(program, setting, user, server) {
  const own = kept.settings[program][setting];
  if (own) return own;
  const url = new URL(programs.map((name) => kept.settings[name][setting]).find(Boolean) ?? server);
  [url.username, url.password] = [user, chance()];
  return url.href;
}
const logins = Object.fromEntries(
  programs.map((name) => [
    name,
    {
      NATS_URL: login(name, 'NATS_URL', name, `nats://${nats}`),
      REDIS_URL: login(name, 'REDIS_URL', name, `redis://${redis}`),
      ...(name === 'gateway' ? {} : { DATABASE_URL: login(name, 'DATABASE_URL', `somo_${name}`, `postgres://${postgres}/somo`) }),
    },
  ]),
);
const passwordOf = (name, setting) => decodeURIComponent(new URL(logins[name][setting]).password);

const password = before.administrator ?? chance();
const passwords = Object.fromEntries(serviceNames.map((name) => [name, passwordOf(name, 'DATABASE_URL')]));
await write('postgres-password', password);
// For autoscaling by due work (deploy/k8s/components/keda).
const autoscaler = kept.autoscaler ?? chance();
await write('autoscaler-password', autoscaler);
// Versions that counted in Redis.
await rm(join(wish.folder, 'keda-password'), { force: true });
const adminUrl = kept.adminUrl ?? `postgres://somo:${password}@${postgres}/somo`;
await write('provision.json', JSON.stringify({ adminUrl, passwords, autoscaler }));

const users = [];
for (const name of programs) users.push({ user: name, password: passwordOf(name, 'NATS_URL'), permissions: await natsPermissions(name) });
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
const acl = programs.map((name) => `user ${name} on >${passwordOf(name, 'REDIS_URL')} ${redisRules(name)}`);
await write('redis.acl', ['user default off', 'user health on nopass -@all +ping', ...acl].join('\n'));

// The relay of calls shares one secret with messaging, which derives each user's credentials from it.
const turn = kept.settings.messaging.TURN_SECRET ?? chance();
await write('turn.conf', `${await readFile(join(import.meta.dirname, 'turn/turnserver.conf'), 'utf8')}static-auth-secret=${turn}\n`);

// The client's ID and secret, with a colon in between.
const [googleId, googleSecret] = wish.google?.split(':') ?? [];
/** All that store files share one place for them. */
const files = wish.files ?? kept.settings.messaging.S3_URL;
const keys = addMissing(kept.keys, await generateKeys(serviceNames));
for (const name of programs) {
  const settings = {
    ...logins[name],
    ...(name === 'payments' ? { SANDBOX_WEBHOOK_SECRET: chance(), PAYOUT_KEYS: keysOf(name, 'PAYOUT_KEYS') } : {}),
    ...(name === 'catalog' ? { VERIFICATION_KEYS: keysOf(name, 'VERIFICATION_KEYS') } : {}),
    ...(name === 'booking' ? { CALENDAR_LINK_KEYS: keysOf(name, 'CALENDAR_LINK_KEYS') } : {}),
    ...(name === 'scheduling' ? { CALENDAR_KEYS: keysOf(name, 'CALENDAR_KEYS') } : {}),
    ...(name === 'messaging' ? { TURN_SECRET: turn } : {}),
    ...(name === 'payments' ? ofProviders(before.settings.payments) : {}),
    // All that was added by hand, and a secret of before rather than a new one.
    ...kept.settings[name],
    ...(['gateway', 'catalog', 'messaging', 'auth'].includes(name) && files ? { S3_URL: files } : {}),
    ...(['gateway', 'auth'].includes(name) && googleId ? { GOOGLE_CLIENT_ID: googleId } : {}),
    ...(name === 'auth' && googleSecret ? { GOOGLE_CLIENT_SECRET: googleSecret } : {}),
    ...(name === 'notification' && wish.smtp ? { SMTP_URL: wish.smtp } : {}),
  };
  const lines = Object.entries(settings).map(([variable, value]) => `${variable}=${value}`);
  await write(`${name}.env`, lines.join('\n'));
  await write(`${name}.keys.json`, JSON.stringify(keysFor(name, keys)));
}
console.log(`Secrets for ${programs.length} programs are in ${wish.folder}. Keep them out of version control and backups of it.`);

/** The new key first, then the older ones, which must still decrypt existing data. */
function keysOf(program, setting) {
  const older = before.settings[program][setting];
  const fresh = `k${Date.now()}=${randomBytes(32).toString('base64')}`;
  return older ? `${fresh},${older}` : fresh;
}

/** Settings that were added by hand, which renewal keeps. */
function ofProviders(settings) {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => /^(STRIPE|MOBILE_MONEY|PAYPAL)_\w+$/.test(name)));
}

/** The pairs of keys of before, and new ones for whoever has none. */
function addMissing(older, fresh) {
  const isKept = ({ kid }) => older.privateKeys.keys.some((key) => key.kid === kid);
  const join = (kind) => ({
    keys: fresh[kind].keys.map((key) => (isKept(key) ? older[kind].keys.find(({ kid }) => kid === key.kid) : key)),
  });
  return { publicKeys: join('publicKeys'), privateKeys: join('privateKeys') };
}

function end(why, code) {
  console.log(why);
  process.exit(code);
}
