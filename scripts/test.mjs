import './stages/check-node.mjs';
import { fail } from './stages/problem.mjs';
import { ring } from './stages/ring.mjs';

ring({ projects: ['embedded'] }).catch(fail);
