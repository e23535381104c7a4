import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const mostLines = 16;
const mostColumns = 240;
const progressEvery = 25;
/** Long enough to stop the servers of the specs. */
const endsWithinMs = 60_000;

/** The first lines of a failure, without the whole page it printed. */
export function shorten(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const kept = lines.map((line) => line.trimEnd()).filter((line) => line !== '' && !/^\s+at .*node_modules/.test(line));
  return kept
    .slice(0, mostLines)
    .map((line) => `    ${line.length > mostColumns ? `${line.slice(0, mostColumns)} …` : line}`)
    .join('\n');
}

/** Jest reporter for the test tiers: progress, each failure in a few lines, and a list of files for the tier's summary. */
export default class Report {
  done = 0;

  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onTestResult(_test, { testFilePath, testResults, failureMessage, testExecError }, { numTotalTestSuites }) {
    this.done += 1;
    if (this.done % progressEvery === 0) console.log(`  specs        ${this.done} of ${numTotalTestSuites} files`);
    const failed = testResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && !testExecError) return;
    console.log(`\nFailed: ${relative(this.rootDir, testFilePath)}`);
    for (const { fullName, failureMessages } of failed) console.log(`  ${fullName}\n${shorten(failureMessages.join('\n'))}`);
    if (failed.length === 0) console.log(shorten(failureMessage ?? testExecError.message));
  }

  onRunComplete(_contexts, { startTime, testResults, numPassedTests, numFailedTests, numPendingTests }) {
    const took = Math.round((Date.now() - startTime) / 1000);
    console.log(`  specs        ${took} s  (${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} not run)`);
    writeFileSync(process.env.SPEC_REPORT, JSON.stringify(testResults.map((file) => this.summarize(file))));
    // What a failed spec has left open must not keep Jest from ending.
    if (numFailedTests > 0) setTimeout(() => process.exit(1), endsWithinMs).unref();
  }

  /** A file that could not run at all counts as one failure. */
  summarize({ testFilePath, testResults, failureMessage, cpuSeconds = 0 }) {
    const path = relative(this.rootDir, testFilePath);
    const of = (wanted) => testResults.filter(({ status }) => status === wanted);
    const failed = of('failed').map(({ fullName }) => `${path}: ${fullName}`);
    const names = failed.length === 0 && failureMessage ? [path] : failed;
    return { path, passed: of('passed').length, notRun: of('pending').length, failed: names.length, names, cpuSeconds };
  }
}
