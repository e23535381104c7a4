import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { requireTestPackages } from '../stages/install.mjs';
import { findContainers } from './containers.mjs';

requireTestPackages();
await findContainers();

// A time zone behind UTC with daylight saving time reveals any mix-up of local time and UTC.
const env = { ...process.env, TZ: 'America/New_York', NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --no-warnings=ExperimentalWarning` };
const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');
const { status, signal } = spawnSync(
  process.execPath,
  ['--experimental-vm-modules', jest, '--config', 'jest.config.mjs', ...process.argv.slice(2)],
  { stdio: 'inherit', env },
);
if (signal) console.error(`Jest was ended by ${signal}.`);
process.exitCode = status ?? 1;
