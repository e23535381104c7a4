import { tool } from './command.mjs';

// What is built is kept for the next time: never as NODE_ENV=test would have it, when a spec starts the product.
const env = { NODE_ENV: 'production', NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

/** Nx takes from its cache what has not changed; `allCached` when that was everything. */
export async function nx(args) {
  const { code, output } = await tool('nx/dist/bin/nx.js', [...args, '--outputStyle=static'], { env });
  const [, hits, all] = /Cache:\s+(\d+)\/(\d+) hit/.exec(output) ?? [];
  return { code, output, allCached: all !== undefined && hits === all };
}
