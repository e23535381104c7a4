import './stages/check-node.mjs';
import { fail } from './stages/problem.mjs';
import { runTier } from './stages/tier.mjs';

runTier({ projects: ['embedded'] }).catch(fail);
