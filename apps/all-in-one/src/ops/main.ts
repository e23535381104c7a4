import 'reflect-metadata';
import { resolve } from 'node:path';
import { SystemClock } from '@somo/platform/clock';
import { resolveDataFolder } from '@somo/platform/postgres/data-folder';
import { StartProblem } from '@somo/platform/postgres/start-problem';
import { SettingsProblem } from '@somo/platform/settings';
import { readAllInOneConfig } from '../all-in-one.config.js';
import { services } from '../start-all.js';
import { findRunning } from './find-running.js';
import { ops } from './ops.js';
import { Schemas } from './schemas.js';

const checkout = resolve(import.meta.dirname, '../../../..');

try {
  const config = readAllInOneConfig();
  const clock = new SystemClock(config.CLOCK_OFFSET_MINUTES * 60_000);
  const open = async () => new Schemas(config.DATABASE_URL ?? (await findRunning(resolveDataFolder(checkout).database)), services);
  console.log(await ops(process.argv.slice(2), clock, open));
} catch (error) {
  const known = error instanceof StartProblem || error instanceof SettingsProblem;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
