import './stages/check-node.mjs';
import { runBuilt } from './stages/run-built.mjs';

await runBuilt('apps/all-in-one/dist/backup/backup-main.js');
