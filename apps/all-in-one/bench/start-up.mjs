// The duration of a first and a second start, and the product's memory when idle (without PostgreSQL).
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './setup.mjs';

const folder = await mkdtemp(join(tmpdir(), 'somo-bench-'));
await chmod(folder, 0o755);
const env = { SOMO_DATA: folder, PORT: '3978', SEED: 'on' };
for (const which of ['first start', 'second start']) {
  const product = await startProduct(env);
  await new Promise((rested) => setTimeout(rested, 10_000));
  console.log(
    `${which.padEnd(20)} ${(product.startedInMs / 1000).toFixed(1)} s, idle ${product.memoryMb().toFixed(0)} MB   (goal: <= 350 MB${which === 'second start' ? ', < 10 s' : ''})`,
  );
  await product.stop();
}
await rm(folder, { recursive: true, force: true });
