import 'reflect-metadata';
import { resolve } from 'node:path';
import { SettingsProblem } from '@somo/platform/settings';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { readAllInOneConfig } from './all-in-one.config.js';
import { run } from './run.js';

const checkout = resolve(import.meta.dirname, '../../..');
const patienceMs = 4000;

try {
  const product = await run(readAllInOneConfig(), checkout);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    product.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  const known = error instanceof StartProblem || error instanceof SettingsProblem;
  console.error(known ? `\n${error.message}\n` : error);
  process.exit(1);
}
