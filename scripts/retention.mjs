// Generates docs/retention.md from libs/contracts/src/retention/retention.ts, as built. --check: verifies that the committed one is up to date.
import { retention } from '@somo/contracts/retention/retention';
import { writeOrCheck } from './codegen/write-or-check.mjs';
import { makePage } from './retention/page.mjs';

await writeOrCheck({ 'docs/retention.md': makePage(retention) }, 'retention');
