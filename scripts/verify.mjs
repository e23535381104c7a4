import './stages/check-node.mjs';
import { fail } from './stages/problem.mjs';
import { runTier } from './stages/tier.mjs';

const projects = ['embedded', 'distributed'];
// As .ci/run does after `npm test`: nothing runs twice, and of the rotating tests only the group whose turn it is.
const landing = process.argv.includes('--landing');

runTier(landing ? { long: '1', landing, projects } : { long: 'all', projects }).catch(fail);
