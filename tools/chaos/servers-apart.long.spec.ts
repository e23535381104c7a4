import { findProgram } from '../../scripts/find-program.mjs';
import { killServers } from './kill-servers.js';

const run = findProgram('nats-server') && findProgram('redis-server') ? it : it.skip;

describe('with every server killed in turn, and then everything at once, the product with its services apart', () => {
  run('repairs itself, answers 503 meanwhile, and loses nothing it has acknowledged', () => killServers('apart'), 400_000);
});
