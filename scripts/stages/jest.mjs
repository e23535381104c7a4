import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkout } from './checkout.mjs';
import { command } from './command.mjs';

const oneByOne = ['--maxWorkers=1'];

/**
 * All specs, those of whole products one by one after the others; the long ones only when asked, and without all others after `npm test`. Counts a file that
 * could not even run as one failure. On a machine shared with others a spec may lose a race once: under CI each file that failed runs once more, with
 * everything it sets up made anew, and is named.
 */
export async function jest({ long, afterTest }) {
  if (afterTest) console.log('  once         only long specs and walks: all others ran in npm test (--after-test)');
  const which = afterTest ? ['--testPathPatterns=long\\.spec'] : [];
  const parts = [
    await run(['--selectProjects', 'unit', 'db', 'web', ...which], long),
    await run(['--selectProjects', 'alone', ...oneByOne, ...which], long),
  ];
  const first = { files: parts.flatMap(({ files }) => files), code: Math.max(...parts.map(({ code }) => code)) };
  const lost = first.files.filter(({ failed }) => failed > 0);
  if (!process.env.CI || lost.length === 0) return counted(first.files, first.code);
  const paths = lost.map(({ path }) => path);
  console.log(`\nFailed, and run once more:\n${paths.map((path) => `  ${relative(checkout, path)}`).join('\n')}`);
  const second = await run(['--runTestsByPath', ...paths, ...oneByOne], long);
  const again = [...first.files.filter((file) => !lost.includes(file)), ...second.files];
  const result = counted(again, second.code);
  return { ...result, twice: named(lost).filter((name) => !result.lost.includes(name)) };
}

async function run(which, long) {
  const folder = await mkdtemp(join(tmpdir(), 'somo-report-'));
  const report = join(folder, 'jest.json');
  const args = [
    'scripts/jest/run.mjs',
    `--reporters=${join(checkout, 'scripts/jest/report.mjs')}`,
    '--json',
    `--outputFile=${report}`,
    ...which,
  ];
  const { code } = await command(process.execPath, args, { show: true, env: long ? { LONG_SPECS: '1' } : {} });
  const { testResults } = JSON.parse(await readFile(report, 'utf8').catch(() => '{ "testResults": [] }'));
  await rm(folder, { recursive: true, force: true });
  return { code, files: testResults.map(ofFile) };
}

function ofFile({ name, status, assertionResults }) {
  const count = (wanted) => assertionResults.filter((one) => one.status === wanted).length;
  const failed = count('failed') || (status === 'failed' ? 1 : 0);
  const names = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
  return { path: name, passed: count('passed'), notRun: count('pending'), failed, names };
}

function counted(files, code) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum('passed'), failed: sum('failed') || (code === 0 ? 0 : 1), notRun: sum('notRun'), lost: named(files) };
}

const named = (files) =>
  files
    .filter(({ failed }) => failed > 0)
    .flatMap(({ path, names }) =>
      names.length > 0 ? names.map((name) => `${relative(checkout, path)}: ${name}`) : relative(checkout, path),
    );
