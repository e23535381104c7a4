import { nx } from './nx.mjs';
import { Problem } from './problem.mjs';
import { stage } from './stage.mjs';

const ofCheck = /^ {2}\w[\w ]* +[\d.]+ s( {2}failed)?$/;

/** Runs lint through Nx, which skips it if no file has changed since it last passed. Returns how many checks passed and failed. */
export async function checks() {
  let outcome;
  await stage('checks', async () => {
    const { code, output, allCached } = await nx(['run', 'somo:checks']);
    const found = output.split(/\r?\n/).filter((line) => ofCheck.test(line));
    const failed = found.filter((line) => line.endsWith('failed')).length;
    outcome = { passed: found.length - failed, failed };
    if (code !== 0) console.error(output);
    if (found.length === 0 || (failed === 0) !== (code === 0)) throw new Problem('The checks did not run (see above).');
    return allCached ? 'up to date' : undefined;
  });
  return outcome;
}
