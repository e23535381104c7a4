import './stages/check-node.mjs';
import { fail } from './stages/problem.mjs';
import { ring } from './stages/ring.mjs';

ring({ long: true, projects: ['embedded', 'distributed'] }).catch(fail);
