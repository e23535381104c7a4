import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './command.mjs';

/** All specs; the long ones only when asked. Counts a file that could not even run as one failure. */
export async function jest({ long }) {
  const folder = await mkdtemp(join(tmpdir(), 'somo-report-'));
  const report = join(folder, 'jest.json');
  const args = ['scripts/jest/run.mjs', '--json', `--outputFile=${report}`];
  const { code } = await command(process.execPath, args, { show: true, env: long ? { LONG_SPECS: '1' } : {} });
  const counts = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
  await rm(folder, { recursive: true, force: true });
  if (!counts) return { passed: 0, failed: 1, notRun: 0 };
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  return { passed: counts.numPassedTests, failed: failed || (code === 0 ? 0 : 1), notRun: counts.numPendingTests };
}
