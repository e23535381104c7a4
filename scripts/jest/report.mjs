import { writeFileSync } from 'node:fs';
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

/** Jest's reporter of the rings: how far it is, each failure in a few lines, and for the ring a list of the files. */
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
    const took = Math.round((Date.now() - startTime) / 1000);
    console.log(`  specs        ${took} s  (${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} not run)`);
    writeFileSync(process.env.SPEC_REPORT, JSON.stringify(testResults.map((file) => this.told(file))));
  }

  /** A file that could not even run counts as one failure. */
  told({ testFilePath, testResults, failureMessage, cpuSeconds = 0 }) {
    const path = relative(this.rootDir, testFilePath);
    const of = (wanted) => testResults.filter(({ status }) => status === wanted);
    const failed = of('failed').map(({ fullName }) => `${path}: ${fullName}`);
    const names = failed.length === 0 && failureMessage ? [path] : failed;
    return { path, passed: of('passed').length, notRun: of('pending').length, failed: names.length, names, cpuSeconds };
  }
}
