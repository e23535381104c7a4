// Conventional Commits (CONTRIBUTING.md), for the commits of this branch: since it left main, or only the last one. The older history is not checked.
import { spawnSync } from 'node:child_process';
import { subjectProblem } from './subject-problem.mjs';

/** The output of Git, or undefined where it fails: no Git, no repository, a shallow clone without main. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Not part of an outer repository, as an archive unpacked in another project is. */
const isOwnRepository = git('rev-parse', '--show-prefix') === '';
const base = ['main', 'origin/main'].map((name) => git('merge-base', name, 'HEAD')).find(Boolean);
const isAhead = base !== undefined && base !== git('rev-parse', 'HEAD');
const log = (isOwnRepository && git('log', '--no-merges', '--format=%h %s', ...(isAhead ? [`${base}..HEAD`] : ['-1']))) || '';

const problems = log.split('\n').flatMap((line) => {
  const subject = line.slice(line.indexOf(' ') + 1);
  const problem = subject && subjectProblem(subject);
  return problem ? [`${line}\n  The subject ${problem}.`] : [];
});
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
