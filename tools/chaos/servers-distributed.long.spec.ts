import { findProgram } from '../../scripts/find-program.mjs';
import { killServers } from './kill-servers.js';

const run = findProgram('nats-server') && findProgram('redis-server') ? it : it.skip;

describe('with every server killed in turn, then everything at once, the distributed product', () => {
  run('recovers, answers 503 meanwhile, and loses nothing it has acknowledged', () => killServers('distributed'), 400_000);
});
