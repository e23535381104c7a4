import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './stages/checkout.mjs';

// The product as npm start runs it, on data that are thrown away afterwards.
const place = mkdtempSync(join(tmpdir(), 'somo-test-'));
chmodSync(place, 0o755);
const endWithUs = pathToFileURL(join(checkout, 'scripts/stages/end-with-parent.mjs')).href;
const product = spawn(process.execPath, ['--enable-source-maps', '--import', endWithUs, join(checkout, 'apps/all-in-one/dist/main.js')], {
  cwd: checkout,
  env: { ...process.env, SOMO_DATA: place },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => product.kill('SIGTERM'));
product.once('exit', (code) => {
  rmSync(place, { recursive: true, force: true, maxRetries: 10 });
  process.exit(code ?? 0);
});
