const seconds = (ms) => (ms === Infinity ? 'never' : `${(ms / 1000).toFixed(1)} s`);

function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, longest: sorted.at(-1) ?? 0 };
}

/** What was done and what came of it, as Markdown. */
export function tableOf({ options, done, points, told, quiet, checks, lost, wild }) {
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
    ...(points ? pointRows(points) : ['| fault | times | whole again, median | longest |', '|---|---|---|---|']),
    ...faults.map(([name, each]) => row(name, each)),
    ...(points ? [] : [row('all', times)]),
    '',
    `Answers: ${answers}; asked again ${told.retries} times, never answered ${told.inDoubt.length}. Quiet ${seconds(quiet.ms)} after the last request.`,
    ...(lost > 0 ? [`${lost} answers to a COMMIT or a claim were lost on their way.`] : []),
    ...(wild ? [`${wild.events} events went out as ${wild.copies} copies, each up to 4 s late.`] : []),
    '',
    '| | invariant | violations |',
    '|---|---|---|',
    ...checks.map(
      ({ id, says, found }) => `| ${id} | ${says} | ${found.length}${found.length > 0 ? ` (${found.slice(0, 3).join(', ')})` : ''} |`,
    ),
    '',
    `${points ? points.reduce((sum, { died }) => sum + died, 0) : times.length} faults, ${violations} violations.`,
    '',
  ].join('\n');
}

function pointRows(points) {
  const sum = (key) => points.reduce((total, one) => total + one[key], 0);
  return [
    '| process | points known | tried | died there |',
    '|---|---|---|---|',
    ...points.map(({ name, known, tried, died }) => `| ${name} | ${known} | ${tried} | ${died} |`),
    `| all | ${sum('known')} | ${sum('tried')} | ${sum('died')} |`,
  ];
}
