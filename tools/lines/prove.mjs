// Proves that a lesson survives slow and lossy lines: two browsers, a whole lesson of the running product, and a line of a given kind for both.
//   npm run prove:lines                      all lines, three runs of 60 s each
//   npm run prove:lines -- --quick           one line, one run, for npm run verify
//   npm run prove:lines -- --ladder off      both send HD whatever the line carries: must fail
//   npm run prove:lines -- --caps            data limits instead of lines
//   npm run prove:lines -- --with pages,board,recording   while they look at a PDF, draw, or record
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { addPaper, beside } from './beside.mjs';
import { chromiumArguments, openClassroom } from './classroom-page.mjs';
import { measure, seconds } from './measure.mjs';
import { startLesson } from './start-lesson.mjs';

const text = (value) => ({ type: 'string', default: value });
const { values: options } = parseArgs({
  options: {
    rates: text('64,128,256,1000'),
    losses: text('0,2,5'),
    runs: text('3'),
    ladder: text('on'),
    topology: text('embedded'),
    with: text(''),
    caps: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});

/** What a line must reach; other lines are reported without a limit on invented sound. */
const mostInvented = (kbps, loss) => (kbps === 64 && loss === 0 ? 2 : kbps === 64 && loss === 5 ? 5 : undefined);
const mostFirstSoundMs = 3_000;
const mostRttMs = 600;
const mostChanges = 4;
/** Of what they do beside talking, at 64 kbit/s and on wider lines. */
const mostBeside = (kbps) => (kbps === 64 ? { smallMs: 4_000, fullMs: 20_000, strokeP95Ms: 400 } : kbps >= 256 ? { fullMs: 4_000 } : {});
/** Of a recording, in each run: the mark stays on both screens, and parts are made; on wide lines they also arrive meanwhile. */
const leastBeside = ({ act, kbps }) => (act === 'recording' ? { marks: 2, madeParts: 5, ...(kbps >= 256 ? { arrivedParts: 5 } : {}) } : {});

const list = (value) => value.split(',').map(Number);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const lines = options.caps
  ? [5, 20, 50].map((capMegabytes) => ({ capMegabytes }))
  : options.quick
    ? [{ kbps: 256, loss: 2 }]
    : list(options.rates).flatMap((kbps) => list(options.losses).map((loss) => ({ kbps, loss })));
const acts = options.with ? options.with.split(',') : [undefined];
const runs = options.quick || options.caps ? 1 : Number(options.runs);

const lesson = await startLesson({ topology: options.topology });
const launch = () => chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const browsers = [await launch(), await launch()];
const missed = [];
try {
  if (acts.includes('pages')) {
    const page = await openClassroom(browsers[1], lesson, lesson.teacher);
    await addPaper(page, lesson);
    await page.context().close();
  }
  for (const line of lines.flatMap((each) => acts.map((act) => (act ? { ...each, act } : each)))) {
    const results = [];
    for (let run = 0; run < runs; run++) {
      const pages = await Promise.all([lesson.student, lesson.teacher].map((person, at) => openClassroom(browsers[at], lesson, person)));
      results.push(await measure(pages, { ...line, act: beside[line.act], lesson, fixed: options.ladder === 'off' }));
      for (const page of pages) await page.context().close();
    }
    const of = (name) => median(results.map((result) => result[name]));
    const limits = limitsOf(line);
    const row = Object.fromEntries(Object.keys(results[0]).map((name) => [name, of(name)]));
    const tooMuch = Object.entries(limits).filter(([name, most]) => most !== undefined && row[name] > most);
    const tooLittle = Object.entries(leastBeside(line)).filter(([name, least]) => results.some((result) => result[name] < least));
    const misses = [...tooMuch, ...tooLittle].map(([name]) => name);
    missed.push(...misses.map((name) => `${JSON.stringify(line)}: ${name}`));
    console.log(JSON.stringify({ ...line, ...row }), misses.length > 0 ? `MISSED ${misses.join(', ')}` : '');
  }
} finally {
  for (const browser of browsers) await browser.close();
  await lesson.close();
}
console.log(missed.length > 0 ? `Missed: ${missed.join('; ')}` : 'All limits were kept.');
process.exit(missed.length > 0 ? 1 : 0);

function limitsOf({ kbps, loss, capMegabytes }) {
  if (capMegabytes) return { bytes: Math.round(((capMegabytes * 1_000_000) / 3600) * seconds * 1.02) };
  return {
    ...{ inventedPercent: mostInvented(kbps, loss), firstSoundMs: mostFirstSoundMs, rttMs: mostRttMs, changes: mostChanges },
    ...(loss === 0 ? mostBeside(kbps) : {}),
  };
}
