import { killServers } from './kill-servers.js';

describe('with every server killed in turn, and then everything at once, the product in one process', () => {
  it('repairs itself, answers 503 meanwhile, and loses nothing it has acknowledged', () => killServers('together'), 400_000);
});
