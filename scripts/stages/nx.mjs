import { tool } from './command.mjs';

// Builds are cached, so they must not depend on the NODE_ENV=test of a spec that starts the product.
export const quietNx = {
  NODE_ENV: 'production',
  NX_DAEMON: 'false',
  // In processes of their own, plugins take two seconds of every run to start.
  NX_ISOLATE_PLUGINS: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};

/** Runs Nx, which takes unchanged work from its cache; `allCached` if that was everything. */
export async function nx(args) {
  const { code, output } = await tool('nx/dist/bin/nx.js', [...args, '--outputStyle=static'], { env: quietNx });
  const [, hits, all] = /Cache:\s+(\d+)\/(\d+) hit/.exec(output) ?? [];
  return { code, output, allCached: all !== undefined && hits === all };
}
