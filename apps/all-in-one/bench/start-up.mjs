// How long a first and a second start take, and what the product holds in memory at rest (PostgreSQL not counted).
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './ground.mjs';

const place = await mkdtemp(join(tmpdir(), 'somo-bench-'));
await chmod(place, 0o755);
const env = { SOMO_DATA: place, PORT: '3978', SEED: 'on' };
for (const which of ['first start', 'second start']) {
  const product = await startProduct(env);
  await new Promise((rested) => setTimeout(rested, 10_000));
  console.log(
    `${which.padEnd(20)} ${(product.startedInMs / 1000).toFixed(1)} s, at rest ${product.memoryMb().toFixed(0)} MB   (goal: <= 350 MB${which === 'second start' ? ', < 10 s' : ''})`,
  );
  await product.stop();
}
await rm(place, { recursive: true, force: true });
