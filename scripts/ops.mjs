import './stages/check-node.mjs';
import { runBuilt } from './stages/run-built.mjs';

await runBuilt('apps/all-in-one/dist/ops/main.js');
