import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { until } from '@somo/testing/until';
import { launchServices, type RunningServices } from './launch.mjs';

interface Target {
  targets: [string];
  labels: { program: string };
}

describe('the services apart, as those who watch them see them', () => {
  let somo: RunningServices;
  let targets: Target[];
  const metricsOf = async ({ targets: [address] }: Target) => (await fetch(`http://${address}/metrics`)).text();

  beforeAll(async () => {
    somo = await launchServices();
    targets = JSON.parse(readFileSync(join(somo.folder, 'data/services/targets.json'), 'utf8')) as Target[];
  }, 180_000);
  afterAll(() => somo.close(), 30_000);

  it('every process answers for itself, with the backlog of its service', async () => {
    expect(targets.map(({ labels }) => labels.program)).toEqual(expect.arrayContaining([...serviceNames, 'booking worker', 'gateway']));
    for (const target of targets) {
      const service = target.labels.program.split(' ')[0];
      expect((await fetch(`http://${target.targets[0]}/healthz`)).status).toBe(200);
      const counted =
        service === 'gateway' ? 'somo_http_request_duration_seconds' : `somo_backlog_rows{service="${service}",kind="outbox_unsent"}`;
      await until(async () => (await metricsOf(target)).includes(counted));
    }
  }, 30_000);

  it('one that is killed answers at the same place again', async () => {
    const target = targets.find(({ labels }) => labels.program === 'messaging') as Target;
    somo.kill('messaging');
    await until(() =>
      metricsOf(target).then(
        () => false,
        () => true,
      ),
    );
    await until(
      () =>
        metricsOf(target).then(
          (text) => text.includes('service="messaging"'),
          () => false,
        ),
      30_000,
    );
  }, 60_000);

  it('the command line finds their database', () => {
    const env = { ...process.env, SOMO_DATA: join(somo.folder, 'data') };
    const backlog = execFileSync(process.execPath, ['scripts/ops.mjs', 'backlog', '--json'], { env, encoding: 'utf8' });
    expect((JSON.parse(backlog) as { service: string }[]).map(({ service }) => service)).toEqual([...serviceNames]);
  });
});
