import 'reflect-metadata';
import './react-for-mail.js';
import { resolve } from 'node:path';
import { SettingsProblem } from '@somo/platform/settings';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { readAllInOneConfig } from './all-in-one.config.js';
import { run, type RunningProduct } from './run.js';

const checkout = resolve(import.meta.dirname, '../../..');
const shutdownTimeoutMs = 4000;

let product: RunningProduct | undefined;
let ending = false;

function end(): void {
  if (ending) return;
  ending = true;
  // A start in progress has nothing to finish, except to stop PostgreSQL, which happens on exit.
  if (!product) process.exit(130);
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  product.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

process.on('SIGINT', end);
process.on('SIGTERM', end);

try {
  product = await run(readAllInOneConfig(), checkout);
} catch (error) {
  const known = error instanceof StartProblem || error instanceof SettingsProblem;
  console.error(known ? `\n${error.message}\n` : error);
  process.exit(1);
}
