import { connect } from 'node:net';

const standard = 'unix:///var/run/docker.sock';
const patienceMs = 1000;

/**
 * Decides once per run whether PostgreSQL, NATS and Redis come from containers: they do if Docker answers, unless TEST_CONTAINERS=off. Otherwise a line says
 * where they come from.
 */
export async function findContainers() {
  if (process.env.TEST_CONTAINERS) return;
  const docker = process.env.DOCKER_HOST ?? standard;
  const problem = await problemWith(docker);
  process.env.TEST_CONTAINERS = problem ? 'off' : 'on';
  if (problem) logNoContainers(`Docker does not answer at ${docker} (${problem})`);
}

export function logNoContainers(why) {
  console.error(`  containers   none: ${why}; PostgreSQL, NATS and Redis run on this machine`);
}

/** What is wrong with Docker's address; undefined if it answers there. */
function problemWith(docker) {
  if (!/^(unix|tcp):\/\//.test(docker)) return 'not a socket';
  const { hostname, port, pathname } = new URL(docker);
  return new Promise((done) => {
    const socket = connect(hostname ? { host: hostname, port: Number(port) } : { path: pathname });
    const end = (problem) => {
      socket.destroy();
      done(problem);
    };
    socket.setTimeout(patienceMs, () => end('it is silent'));
    socket.once('error', ({ code }) => end(code)).once('connect', () => end());
  });
}
