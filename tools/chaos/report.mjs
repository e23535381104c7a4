const seconds = (ms) => (ms === Infinity ? 'never' : `${(ms / 1000).toFixed(1)} s`);

function percentiles(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => seconds(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return `${at(0.5)} | ${at(0.95)} | ${at(1)}`;
}

/** The faults and their outcome, as Markdown. */
export function renderReport({ options, done, points, clientLog, idle, checks, seen: { lost, twice, fuzz } }) {
  const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
  const faults = [...done].filter(([, times]) => times.length > 0);
  const times = faults.flatMap(([, each]) => each);
  const row = (name, each) => `| ${name} | ${each.length} | ${percentiles(each)} |`;
  const answers = Object.entries(clientLog.answers)
    .sort()
    .map(([what, count]) => `${what}: ${count}`)
    .join(' · ');
  return [
    '',
    `Seed ${options.seed}, ${options.seconds} s${options.without ? `, without ${options.without}` : ''}.`,
    '',
    ...(points ? pointRows(points) : ['| fault | count | recovery, median | p95 | longest |', '|---|---|---|---|---|']),
    ...faults.map(([name, each]) => row(name, each)),
    ...(points ? [] : [row('all', times)]),
    '',
    `Answers: ${answers}; ${clientLog.retries} retries, ${clientLog.inDoubt.length} without an answer. Idle ${seconds(idle.ms)} after the last request.`,
    ...(lost > 0 ? [`${lost} answers to a COMMIT or a claim were lost.`] : []),
    ...(twice > 0 ? [`${twice} jobs were held by two workers at once.`] : []),
    ...(fuzz ? [`${fuzz.events} events were sent as ${fuzz.copies} copies, each up to ${fuzz.latestMs / 1000} s late.`] : []),
    '',
    '| | invariant | violations |',
    '|---|---|---|',
    ...checks.map(
      ({ id, promise, found }) => `| ${id} | ${promise} | ${found.length}${found.length > 0 ? ` (${found.slice(0, 3).join(', ')})` : ''} |`,
    ),
    '',
    `${points ? points.reduce((sum, { died }) => sum + died.length, 0) : times.length} faults, ${violations} violations.`,
    '',
  ].join('\n');
}

function pointRows(points) {
  const count = (key) => points.reduce((total, one) => total + one[key].length, 0);
  const left = points.flatMap(({ name, left }) => left.map((point) => `${name} ${point}`));
  return [
    '| process | known points | killed there |',
    '|---|---|---|',
    ...points.map(({ name, died, left }) => `| ${name} | ${died.length + left.length} | ${died.length} |`),
    `| all | ${count('died') + count('left')} | ${count('died')} |`,
    ...(left.length > 0 ? ['', `Passed only while disarmed: ${left.join('; ')}.`] : []),
  ];
}
