const errorLevel = 50;

/** What a healthy product never prints: error lines of its log, and stack traces of uncaught errors. */
export function errorLines(output: string): string[] {
  return output.split('\n').filter((line) => levelOf(line) >= errorLevel || /^\s*(\w*Error\b|node:internal|Unhandled|Uncaught)/.test(line));
}

function levelOf(line: string): number {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level === undefined ? 0 : Number(level);
}
