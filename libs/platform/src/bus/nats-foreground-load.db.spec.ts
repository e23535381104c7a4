import { connect } from '@nats-io/transport-node';
import { hasNats, startNats } from '@somo/testing/programs';
import { until } from '@somo/testing/until';
import { NatsForegroundLoad } from './nats-foreground-load.js';

(hasNats() ? describe : describe.skip)('foreground load at a gateway', () => {
  it('is known to every other process, and expires soon after the last request', async () => {
    const program = await startNats();
    const [one, two] = [await connect({ servers: program.url }), await connect({ servers: program.url })];
    const [gateway, service] = [new NatsForegroundLoad(one), new NatsForegroundLoad(two)];
    service.subscribe();
    await two.flush();
    expect(service.isBusy()).toBe(false);
    gateway.publish();
    await until(() => service.isBusy());
    await until(() => !service.isBusy());
    await Promise.all([one.close(), two.close()]);
    await program.stop();
  });
});
