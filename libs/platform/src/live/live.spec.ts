import { toInstant } from '@somo/contracts/time';
import { hasNats, startNats } from '@somo/testing/programs';
import { until } from '@somo/testing/until';
import { connect } from '@nats-io/transport-node';
import { InProcessLive } from './in-process-live.js';
import type { Live } from './live.js';
import { NatsLive } from './nats-live.js';

const adapters: { name: string; there: boolean; open: () => Promise<{ live: Live; garble?: () => void; end: () => Promise<void> }> }[] = [
  {
    name: 'in process',
    there: true,
    open: async () => {
      const live = new InProcessLive();
      return { live, end: () => live.close() };
    },
  },
  {
    name: 'NATS',
    there: hasNats(),
    open: async () => {
      const program = await startNats();
      const connection = await connect({ servers: program.url });
      const end = async () => {
        await connection.close();
        await program.stop();
      };
      const garble = () => ['no JSON', 'null', '{}'].forEach((text) => connection.publish('live.user.ama', text));
      return { live: new NatsLive(connection), garble, end };
    },
  },
];

describe.each(adapters)('live pushes, $name', ({ there, open }) => {
  const run = there ? it : it.skip;

  run('reach every open page of their recipient, and nobody else', async () => {
    const { live, garble, end } = await open();
    const heard: string[] = [];
    const leave = live.subscribe('ama', (name) => void heard.push(`ama: ${name}`));
    live.subscribe('ama', (name) => void heard.push(`ama too: ${name}`));
    live.subscribe('kofi', (name) => void heard.push(`kofi: ${name}`));
    garble?.();
    live.push('ama', 'presence.changed', { userId: 'kofi', presence: 'online', at: toInstant(0) });
    await until(() => heard.length === 2);
    expect(heard.sort()).toEqual(['ama too: presence.changed', 'ama: presence.changed']);
    leave();
    live.push('ama', 'lesson.changed', { lessonId: 'one', version: 2 });
    await until(() => heard.length === 3);
    expect(heard[2]).toBe('ama too: lesson.changed');
    await end();
  });
});
