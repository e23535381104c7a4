const seconds = (ms) => (ms === Infinity ? 'never' : `${(ms / 1000).toFixed(1)} s`);

function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 };
}

/** What was done and what came of it, as Markdown. */
export function tableOf({ options, done, told, quiet, checks }) {
  const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
  const faults = [...done].filter(([, times]) => times.length > 0);
  const times = faults.flatMap(([, each]) => each);
  const row = (name, each) => `| ${name} | ${each.length} | ${seconds(spread(each).middle)} | ${seconds(spread(each).longest)} |`;
  const answers = Object.entries(told.answers)
    .sort()
    .map(([what, count]) => `${what}: ${count}`)
    .join(' · ');
  return [
    '',
    `Seed ${options.seed}, ${options.seconds} s${options.without ? `, without ${options.without}` : ''}.`,
    '',
    '| fault | times | whole again, median | longest |',
    '|---|---|---|---|',
    ...faults.map(([name, each]) => row(name, each)),
    row('all', times),
    '',
    `Answers: ${answers}; asked again ${told.retries} times, never answered ${told.inDoubt.length}. Quiet ${seconds(quiet.ms)} after the last request.`,
    '',
    '| | invariant | violations |',
    '|---|---|---|',
    ...checks.map(
      ({ id, says, found }) => `| ${id} | ${says} | ${found.length}${found.length > 0 ? ` (${found.slice(0, 3).join(', ')})` : ''} |`,
    ),
    '',
    `${times.length} faults, ${violations} violations.`,
    '',
  ].join('\n');
}
