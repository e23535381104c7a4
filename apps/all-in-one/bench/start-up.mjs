// The duration of a first and a second start, and the product's memory when idle (without PostgreSQL).
import { dataFolder, startProduct } from './setup.mjs';

const { place, remove } = await dataFolder();
const env = { SOMO_DATA: place, SEED: 'on' };
for (const which of ['first start', 'second start']) {
  const product = await startProduct(env);
  await new Promise((rested) => setTimeout(rested, 10_000));
  console.log(
    `${which.padEnd(20)} ${(product.startedInMs / 1000).toFixed(1)} s, idle ${product.memoryMb().toFixed(0)} MB   (goal: <= 350 MB${which === 'second start' ? ', < 10 s' : ''})`,
  );
  await product.stop();
}
await remove();
