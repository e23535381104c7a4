import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { command } from './command.mjs';
import { stage } from './stage.mjs';

const serially = ['--maxWorkers=1'];

/**
 * Runs all specs, whole-product specs serially after the others; long specs only on request. A landing runs only long specs, and of the rotating ones only
 * the group whose turn it is. On a shared machine a spec may lose a race once: under CI each failed file runs again with a fresh setup and is listed.
 */
export async function jest({ long, landing }) {
  const which = landing ? ['--testPathPatterns=long\\.spec'] : [];
  const parts = [];
  for (const [name, ...args] of [
    ['unit', '--selectProjects', 'unit'],
    ['database', '--selectProjects', 'db'],
    ['web', '--selectProjects', 'web'],
    ['serial', '--selectProjects', 'serial', ...serially],
  ])
    parts.push(await run(name, [...args, ...which], { long, landing }));
  const first = { files: parts.flatMap(({ files }) => files), code: Math.max(...parts.map(({ code }) => code)) };
  const broken = first.files.filter(({ failed }) => failed > 0);
  if (!process.env.CI || broken.length === 0) return counted(first.files, first.code);
  const paths = broken.map(({ path }) => path);
  console.log(`\nFailed, retrying:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  const second = await run('retry', ['--runTestsByPath', ...paths.map((path) => join(checkout, path)), ...serially], { long, landing });
  const again = [...first.files.filter((file) => !broken.includes(file)), ...second.files];
  const result = counted(again, second.code);
  return { ...result, flaky: named(broken).filter((name) => !result.failures.includes(name)) };
}

/** Runs one group of specs as a stage. */
async function run(name, which, { long, landing }) {
  const folder = await mkdtemp(join(tmpdir(), 'somo-report-'));
  const report = join(folder, 'jest.json');
  const reporter = `--reporters=${join(checkout, 'scripts/jest/report.mjs')}`;
  const env = { SPEC_REPORT: report, ...(long ? { LONG_SPECS: long } : {}), ...(landing ? { LANDING: '1' } : {}) };
  let code;
  await stage(name, async () => {
    ({ code } = await command(process.execPath, ['scripts/jest/run.mjs', reporter, '--passWithNoTests', ...which], { show: true, env }));
  });
  const files = JSON.parse(await readFile(report, 'utf8').catch(() => '[]'));
  await rm(folder, { recursive: true, force: true });
  return { code, files };
}

function counted(files, code) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum('passed'), failed: sum('failed') || (code === 0 ? 0 : 1), notRun: sum('notRun'), failures: named(files), files };
}

const named = (files) => files.flatMap(({ names }) => names);
