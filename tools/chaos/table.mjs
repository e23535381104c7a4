const seconds = (ms) => (ms === Infinity ? 'never' : `${(ms / 1000).toFixed(1)} s`);

function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => seconds(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return `${at(0.5)} | ${at(0.95)} | ${at(1)}`;
}

/** What was done and what came of it, as Markdown. */
export function tableOf({ options, done, points, told, quiet, checks, seen: { lost, twice, wild } }) {
  const violations = checks.reduce((sum, { found }) => sum + found.length, 0);
  const faults = [...done].filter(([, times]) => times.length > 0);
  const times = faults.flatMap(([, each]) => each);
  const row = (name, each) => `| ${name} | ${each.length} | ${spread(each)} |`;
  const answers = Object.entries(told.answers)
    .sort()
    .map(([what, count]) => `${what}: ${count}`)
    .join(' · ');
  return [
    '',
    `Seed ${options.seed}, ${options.seconds} s${options.without ? `, without ${options.without}` : ''}.`,
    '',
    ...(points ? pointRows(points) : ['| fault | times | whole again, median | p95 | longest |', '|---|---|---|---|---|']),
    ...faults.map(([name, each]) => row(name, each)),
    ...(points ? [] : [row('all', times)]),
    '',
    `Answers: ${answers}; asked again ${told.retries} times, never answered ${told.inDoubt.length}. Quiet ${seconds(quiet.ms)} after the last request.`,
    ...(lost > 0 ? [`${lost} answers to a COMMIT or a claim were lost on their way.`] : []),
    ...(twice > 0 ? [`${twice} jobs were held by two workers at once.`] : []),
    ...(wild ? [`${wild.events} events went out as ${wild.copies} copies, each up to ${wild.latestMs / 1000} s late.`] : []),
    '',
    '| | invariant | violations |',
    '|---|---|---|',
    ...checks.map(
      ({ id, says, found }) => `| ${id} | ${says} | ${found.length}${found.length > 0 ? ` (${found.slice(0, 3).join(', ')})` : ''} |`,
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
    '| process | points known | died there |',
    '|---|---|---|',
    ...points.map(({ name, died, left }) => `| ${name} | ${died.length + left.length} | ${died.length} |`),
    `| all | ${count('died') + count('left')} | ${count('died')} |`,
    ...(left.length > 0 ? ['', `Passed, but not while armed: ${left.join('; ')}.`] : []),
  ];
}
