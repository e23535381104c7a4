import { killServers } from './kill-servers.js';

describe('with every server killed in turn, then everything at once, the embedded product', () => {
  it('recovers, answers 503 meanwhile, and loses nothing it has acknowledged', () => killServers('embedded'), 400_000);
});
