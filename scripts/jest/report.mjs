import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const mostLines = 16;
const mostColumns = 240;
const often = 25;

/** What a failed spec says, without the whole page it looked at. */
export function inShort(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const told = lines.map((line) => line.trimEnd()).filter((line) => line !== '' && !/^\s+at .*node_modules/.test(line));
  return told
    .slice(0, mostLines)
    .map((line) => `    ${line.length > mostColumns ? `${line.slice(0, mostColumns)} …` : line}`)
    .join('\n');
}

/** Jest's reporter of the rings: how far it is, each failure in a few lines, and the files that took longest. */
export default class Report {
  done = 0;

  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onTestResult(_test, { testFilePath, testResults, failureMessage, testExecError }, { numTotalTestSuites }) {
    this.done += 1;
    if (this.done % often === 0) console.log(`  specs        ${this.done} of ${numTotalTestSuites} files`);
    const failed = testResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && !testExecError) return;
    console.log(`\nFailed: ${relative(this.rootDir, testFilePath)}`);
    for (const { fullName, failureMessages } of failed) console.log(`  ${fullName}\n${inShort(failureMessages.join('\n'))}`);
    if (failed.length === 0) console.log(inShort(failureMessage ?? testExecError.message));
  }

  onRunComplete(_contexts, { startTime, testResults, numPassedTests, numFailedTests, numPendingTests }) {
    const seconds = (ms) => Math.round(ms / 1000);
    const slowest = testResults
      .map(({ testFilePath, perfStats }) => ({
        path: relative(this.rootDir, testFilePath),
        took: seconds(perfStats.end - perfStats.start),
      }))
      .sort((one, other) => other.took - one.took)
      .slice(0, 8);
    console.log(
      `  specs        ${seconds(Date.now() - startTime)} s  (${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} not run)`,
    );
    console.log(slowest.map(({ path, took }) => `               ${String(took).padStart(4)} s  ${path}`).join('\n'));
  }
}
