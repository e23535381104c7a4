import { checkout } from './checkout.mjs';
import { nx } from './nx.mjs';
import { Problem, problemIn } from './problem.mjs';
import { stage } from './stage.mjs';

/** Builds everything that has changed. */
export function build() {
  return stage('build', async () => {
    const { code, output, allCached } = await nx(['run-many', '-t', 'build']);
    if (code !== 0) {
      console.error(output);
      throw problemIn(output, checkout) ?? new Problem('The build failed (see above).');
    }
    return allCached ? 'up to date' : undefined;
  });
}
