import './stages/check-node.mjs';
import { fail } from './stages/problem.mjs';
import { ring } from './stages/ring.mjs';

const projects = ['embedded', 'distributed'];
// As .ci/run does it after `npm test`: what ran there is not run again, and what takes turns waits for its own.
const landing = process.argv.includes('--landing');

ring(landing ? { long: '1', landing, projects } : { long: 'all', projects }).catch(fail);
