import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { programs, settingsOf } from './programs.js';

interface Container {
  build?: { target: string };
  image: string;
  environment?: Record<string, string>;
  secrets?: (string | { source: string; target: string })[];
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  networks: string[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  profiles?: string[];
  user?: string;
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  extends?: { file: string; service: string };
  healthcheck?: { test: string | string[] };
}

interface Compose {
  services: Record<string, Container>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Compose;
const shownIn = (environment: string) =>
  (parse(readFileSync(`deploy/compose/${environment}.yaml`, 'utf8')) as Compose).services['gateway'] as Container;
const dockerfile = readFileSync('Dockerfile', 'utf8');
const stages = new Map(
  dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((text) => [/ AS (\S+)/.exec(text)?.[1] ?? '', text]),
);
const servers = ['postgres', 'nats', 'redis'];

describe('the Dockerfile', () => {
  it.each(programs)('makes an image of $name that runs it and nothing else', ({ name, app, role }) => {
    const stage = stages.get(name) ?? '';
    expect(stage).toContain(`CMD ["apps/${app}/dist/${role}.js"]`);
    expect(stage).toMatch(role === 'worker' ? new RegExp(`^${app} AS`) : /^runtime AS/);
    expect(stages.get(app)).toContain(`COPY --from=trimmed /somo/apps/${app}/dist apps/${app}/dist`);
    expect([...(stages.get(app) ?? '').matchAll(/\/somo\/apps\/([a-z-]+)\//g)].map(([, copied]) => copied)).toEqual(
      app === 'gateway' ? ['gateway', 'gateway', 'web'] : [app, app],
    );
  });

  it('runs as nobody in particular, and says how it is', () => {
    expect(stages.get('runtime')).toContain('\nUSER node\n');
    expect(stages.get('runtime')).toContain('\nHEALTHCHECK ');
    expect(dockerfile).not.toMatch(/USER root/);
  });

  it('knows every workspace before it installs', () => {
    const all = ['libs', 'apps'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
    const known = [...(stages.get('build') ?? '').matchAll(/^COPY (\S+)\/package\.json /gm)].map(([, place]) => place);
    expect(known.sort()).toEqual(all.sort());
  });

  it('runs the images of others by exact versions', () => {
    const files = ['Dockerfile', 'docker-compose.yml', 'deploy/k8s/components/turn/turn.yaml']
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const images = [...files.matchAll(/(?:image: |NODE_IMAGE=)(?!somo\/)(\S+)/g)].map(([, image]) => image);
    expect(images.length).toBeGreaterThan(4);
    expect(images.filter((image) => !/:\d+\.\d+(\.\d+)?(-[a-z]+)*(@sha256:[0-9a-f]{64})?$/.test(image ?? ''))).toEqual([]);
    expect(images.filter((image) => !image?.startsWith('postgres:') && !/:\d+\.\d+\.\d+/.test(image ?? ''))).toEqual([]);
  });

  it('takes no secret into an image', () => {
    expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^deploy\/secrets\/\*$/m);
  });
});

describe('docker-compose.yml', () => {
  it('runs every program, the three servers, one job and, where it is wanted, the relay of calls', () => {
    expect(Object.keys(compose.services).sort()).toEqual([...servers, 'provision', 'turn', ...programs.map(({ name }) => name)].sort());
  });

  it.each(programs)('gives $name its own secrets alone', ({ name, app }) => {
    const { build, secrets } = compose.services[name] ?? {};
    expect(build?.target).toBe(name);
    expect(secrets).toEqual([
      { source: `${app}.env`, target: 'somo.env' },
      { source: `${app}.keys`, target: 'keys.json' },
    ]);
    expect(compose.secrets[`${app}.env`]?.file).toBe(`./deploy/secrets/${app}.env`);
    expect(compose.secrets[`${app}.keys`]?.file).toBe(`./deploy/secrets/${app}.keys.json`);
  });

  it.each(programs)('sets for $name only what it reads', (program) => {
    const set = Object.keys(compose.services[program.name]?.environment ?? {});
    expect(set).toContain('NODE_ENV');
    expect(set.filter((name) => !settingsOf(program).includes(name))).toEqual([]);
  });

  it.each(programs)('starts $name once PostgreSQL is provisioned and NATS and Redis are well', ({ name }) => {
    expect(compose.services[name]?.depends_on).toMatchObject({
      provision: { condition: 'service_completed_successfully' },
      nats: { condition: 'service_healthy' },
      redis: { condition: 'service_healthy' },
    });
  });

  it('starts the gateway once every service is well', () => {
    for (const { app, role } of programs.filter(({ app }) => app !== 'gateway'))
      if (role === 'main') expect(compose.services['gateway']?.depends_on?.[app]).toEqual({ condition: 'service_healthy' });
  });

  it('opens the gateway to the world, and the relay where it is wanted, and lets only them, sign-ins with Google, calendars, the money and the mails out', () => {
    const of = (test: (one: Container) => boolean) =>
      Object.keys(compose.services).filter((name) => test(compose.services[name] as Container));
    expect(of(({ ports, extends: shown }) => (ports ?? shown) !== undefined)).toEqual(['gateway', 'turn']);
    expect(of(({ networks }) => networks.includes('outside'))).toEqual([
      ...['gateway', 'auth', 'scheduling', 'scheduling-worker', 'payments', 'payments-worker', 'notification-worker', 'turn'],
    ]);
    expect(compose.services['turn']?.profiles).toEqual(['turn']);
    expect(compose.networks['inside']?.internal).toBe(true);
  });

  it('shows the gateway to this machine alone, and its mails, unless it is in production', () => {
    expect(compose.services['gateway']?.extends).toEqual({ file: './deploy/compose/${NODE_ENV:-development}.yaml', service: 'gateway' });
    expect(shownIn('development')).toEqual({
      ports: ['${PUBLISH:-127.0.0.1}:${PORT:-3000}:3000'],
      environment: { DEV_MAIL: '${DEV_MAIL:-on}' },
    });
    expect(shownIn('production')).toEqual({
      ports: ['${PUBLISH:-0.0.0.0}:${PORT:-3000}:3000'],
      environment: { DEV_MAIL: '${DEV_MAIL:-off}' },
    });
    expect(settingsOf({ name: 'gateway', app: 'gateway', role: 'main' })).toContain('DEV_MAIL');
  });

  it('lets nobody write but into volumes and memory, gain rights, or take the whole machine', () => {
    for (const container of Object.values(compose.services)) {
      expect(container).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: expect.arrayContaining(['/tmp']),
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        cpus: expect.any(Number),
        pids_limit: expect.any(Number),
      });
      expect(container.cap_add).toBeUndefined();
    }
    for (const { name } of programs) expect(compose.services[name]).toMatchObject({ init: true });
    expect([compose.services['postgres']?.user, compose.services['redis']?.user]).toEqual(['postgres', 'redis']);
  });

  it('keeps what the servers hold and asks how they are', () => {
    const asked = servers.map((name) => [name, String(compose.services[name]?.healthcheck?.test)]);
    expect(asked).toEqual([
      ['postgres', expect.stringContaining('pg_isready')],
      ['nats', expect.stringContaining('/healthz')],
      ['redis', expect.stringContaining('ping | grep -q PONG')],
    ]);
    expect(Object.keys(compose.volumes)).toEqual(['database', 'stream', 'queue', 'files', 'scratch']);
  });

  it('holds no password', () => {
    expect(readFileSync('docker-compose.yml', 'utf8')).not.toMatch(/(PASSWORD|SECRET|TOKEN)\w*: *['"]?(?!\/run\/secrets)\S/);
  });
});
