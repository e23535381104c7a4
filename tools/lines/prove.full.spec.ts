import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findChromium } from '../../scripts/find-chromium.mjs';

const run = findChromium() ? it : it.skip;

// `npm run prove:lines` tries all lines.
describe('a lesson at 256 kbit/s of which 2% gets lost', () => {
  run(
    'CLS-02 starts within three seconds, and what is said arrives',
    () => {
      const { status, stdout } = spawnSync(process.execPath, [resolve('tools/lines/prove.mjs'), '--quick'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      expect(stdout).toContain('All limits were kept.');
      expect(status).toBe(0);
    },
    300_000,
  );
});
