import './stages/check-node.mjs';
import { fail } from './stages/problem.mjs';
import { ring } from './stages/ring.mjs';

// After `npm test` on the same files, as .ci/run does it: the specs and walks that ran there are not run again.
const afterTest = process.argv.includes('--after-test');

ring({ long: true, afterTest, projects: ['embedded', 'distributed'] }).catch(fail);
