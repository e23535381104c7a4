import './stages/check-node.mjs';
import { fail } from './stages/problem.mjs';
import { ring } from './stages/ring.mjs';

ring({ long: false, projects: ['embedded'] }).catch(fail);
