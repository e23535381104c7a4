import { NatsContainer } from '@testcontainers/nats';
import { RedisContainer } from '@testcontainers/redis';
import { getContainerRuntimeClient } from 'testcontainers';
import { freePort, opens } from '../../../scripts/services/ports.mjs';
import type { RunningProgram } from './running-program.js';

/** Without the login that the module adds by default: a program on this machine has none either. */
class OpenNats extends NatsContainer {
  override withUsername(): this {
    return this;
  }
  override withPass(): this {
    return this;
  }
}

const kinds = {
  nats: { port: 4222, make: () => new OpenNats('nats:2.11.8-alpine').withJetStream() },
  redis: {
    port: 6379,
    make: () => new RedisContainer('redis:7.4.6-alpine').withCommand(['redis-server', '--appendonly', 'yes', '--save', '']),
  },
};

/** Returns a server in a container of its own, which keeps its port on this machine when it is killed and started again. */
export async function startContainer(name: keyof typeof kinds): Promise<RunningProgram> {
  const kind = kinds[name];
  const port = await freePort();
  const launch = () => kind.make().withExposedPorts({ container: kind.port, host: port }).start();
  let started = await launch();
  let wiped = false;
  const docker = (await getContainerRuntimeClient()).container;
  const container = () => docker.getById(started.getId());
  return {
    url: `${name}://${started.getHost()}:${port}`,
    kill: async () => void (await container().kill()),
    freeze: () => void container().pause(),
    thaw: () => void container().unpause(),
    restart: async () => {
      if (wiped) started = await launch();
      else await container().start();
      wiped = false;
      if (!(await opens(port, () => false))) throw new Error(`${name} did not open its port within ten seconds.`);
    },
    // Its files are gone with the container.
    wipe: async () => {
      await started.stop();
      wiped = true;
    },
    stop: async () => void (await started.stop()),
  };
}
