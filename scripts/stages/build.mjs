import { checkout } from './checkout.mjs';
import { tool } from './command.mjs';
import { Problem, problemIn } from './problem.mjs';
import { stage } from './stage.mjs';

/** Everything through Nx, which takes from its cache what has not changed. */
export function build() {
  return stage('build', async () => {
    const env = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
    const { code, output } = await tool('nx/dist/bin/nx.js', ['run-many', '-t', 'build', '--outputStyle=static'], { env });
    if (code !== 0) {
      console.error(output);
      throw problemIn(output, checkout) ?? new Problem('The build failed (see above).');
    }
    const [, hits, all] = /Cache:\s+(\d+)\/(\d+) hit/.exec(output) ?? [];
    return hits === all ? 'nothing changed' : undefined;
  });
}
