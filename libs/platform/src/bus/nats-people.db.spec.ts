import { connect } from '@nats-io/transport-node';
import { hasNats, startNats } from '@somo/testing/programs';
import { until } from '@somo/testing/until';
import { NatsPeople } from './nats-people.js';

(hasNats() ? describe : describe.skip)('people who wait at a gateway', () => {
  it('are known to every other process, and forgotten soon after the last request', async () => {
    const program = await startNats();
    const [one, two] = [await connect({ servers: program.url }), await connect({ servers: program.url })];
    const [gateway, service] = [new NatsPeople(one), new NatsPeople(two)];
    service.listen();
    await two.flush();
    expect(service.areWaiting()).toBe(false);
    gateway.tell();
    await until(() => service.areWaiting());
    await until(() => !service.areWaiting());
    await Promise.all([one.close(), two.close()]);
    await program.stop();
  });
});
