import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { command } from './command.mjs';
import { stage } from './stage.mjs';

const oneByOne = ['--maxWorkers=1'];

/**
 * All specs, those of whole products one by one after the others; the long ones only when asked. A landing runs nothing but long ones, and of some only
 * those whose turn it is. On a machine shared with others a spec may lose a race once: under CI each file that failed runs once more, with everything it
 * sets up made anew, and is named.
 */
export async function jest({ long, landing }) {
  const which = landing ? ['--testPathPatterns=long\\.spec'] : [];
  const parts = [];
  for (const [name, ...args] of [
    ['unit', '--selectProjects', 'unit'],
    ['database', '--selectProjects', 'db'],
    ['web', '--selectProjects', 'web'],
    ['alone', '--selectProjects', 'alone', ...oneByOne],
  ])
    parts.push(await run(name, [...args, ...which], { long, landing }));
  const first = { files: parts.flatMap(({ files }) => files), code: Math.max(...parts.map(({ code }) => code)) };
  const lost = first.files.filter(({ failed }) => failed > 0);
  if (!process.env.CI || lost.length === 0) return counted(first.files, first.code);
  const paths = lost.map(({ path }) => path);
  console.log(`\nFailed, and run once more:\n${paths.map((path) => `  ${path}`).join('\n')}`);
  const second = await run('once more', ['--runTestsByPath', ...paths.map((path) => join(checkout, path)), ...oneByOne], { long, landing });
  const again = [...first.files.filter((file) => !lost.includes(file)), ...second.files];
  const result = counted(again, second.code);
  return { ...result, twice: named(lost).filter((name) => !result.lost.includes(name)) };
}

/** A part of the specs as a stage of its own. */
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
  return { passed: sum('passed'), failed: sum('failed') || (code === 0 ? 0 : 1), notRun: sum('notRun'), lost: named(files), files };
}

const named = (files) => files.flatMap(({ names }) => names);
