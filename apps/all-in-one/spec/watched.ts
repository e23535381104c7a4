import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { until } from '@somo/testing/until';
import type { RunningServices } from '../../../scripts/services/launch.mjs';

interface Target {
  targets: [string];
  labels: { program: string };
}

/** The services apart, as those who watch them see them. */
export function isWatched(running: () => RunningServices): void {
  const targetsOf = () => JSON.parse(readFileSync(join(running().folder, 'data/services/targets.json'), 'utf8')) as Target[];
  const metricsOf = async ({ targets: [address] }: Target) => (await fetch(`http://${address}/metrics`)).text();

  it('answers for each of its processes, with the backlog of its service', async () => {
    const targets = targetsOf();
    expect(targets.map(({ labels }) => labels.program)).toEqual(expect.arrayContaining([...serviceNames, 'booking worker', 'gateway']));
    for (const target of targets) {
      const service = target.labels.program.split(' ')[0];
      expect((await fetch(`http://${target.targets[0]}/healthz`)).status).toBe(200);
      const counted =
        service === 'gateway' ? 'somo_http_request_duration_seconds' : `somo_backlog_rows{service="${service}",kind="outbox_unsent"}`;
      await until(async () => (await metricsOf(target)).includes(counted));
    }
  }, 30_000);

  it('answers at the same place again for one that was killed', async () => {
    const target = targetsOf().find(({ labels }) => labels.program === 'messaging') as Target;
    running().kill('messaging');
    const says = (holds: (text: string) => boolean, otherwise: boolean) => () => metricsOf(target).then(holds, () => otherwise);
    await until(says(() => false, true));
    await until(
      says((text) => text.includes('service="messaging"'), false),
      30_000,
    );
  }, 60_000);

  it('has a database that the command line finds', () => {
    const env = { ...process.env, SOMO_DATA: join(running().folder, 'data') };
    const backlog = execFileSync(process.execPath, ['scripts/ops.mjs', 'backlog', '--json'], { env, encoding: 'utf8' });
    expect((JSON.parse(backlog) as { service: string }[]).map(({ service }) => service)).toEqual([...serviceNames]);
  });
}
