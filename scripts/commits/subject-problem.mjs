const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const mostCharacters = 72;
const conventional = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+(, ?[a-z0-9-]+)*\\))?!?: \\S`);
/** What Git itself writes, and what a rebase is going to fold into another commit. */
const generated = /^(Merge |Revert "|(fixup|squash|amend)! )/;

/** Why a commit subject breaks the rules of Conventional Commits, or undefined. */
export function subjectProblem(subject) {
  if (generated.test(subject)) return undefined;
  if (!conventional.test(subject)) return `must look like "fix(booking): keep focus in the dialog", with one of: ${types.join(', ')}`;
  if (subject.length > mostCharacters) return `has ${subject.length} characters; the limit is ${mostCharacters}`;
  if (subject.endsWith('.')) return 'must not end with a period';
  return undefined;
}
