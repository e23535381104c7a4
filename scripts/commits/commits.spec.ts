import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { subjectProblem } from './subject-problem.mjs';

describe('a commit subject', () => {
  it.each([
    'fix(booking): keep focus in the dialog',
    'docs: shorten the README',
    'feat(web)!: require a phone number',
    'Merge branch main',
    'fixup! fix: x',
  ])('may be "%s"', (subject) => expect(subjectProblem(subject)).toBeUndefined());

  it.each([
    ['The dialog keeps the focus', 'must look like'],
    ['fix booking: keep focus', 'must look like'],
    ['improve(booking): keep focus', 'must look like'],
    ['fix(booking):', 'must look like'],
    [`fix: ${'x'.repeat(68)}`, 'has 73 characters'],
    ['fix(booking): keep focus.', 'period'],
  ])('may not be "%s"', (subject, problem) => {
    expect(subjectProblem(subject)).toContain(problem);
  });
});

describe('the check of the commits of a branch', () => {
  let repository: string;
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'somo-commits-'));
  });
  afterEach(() => rmSync(repository, { recursive: true, force: true }));

  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args], { cwd: repository });
  const commit = (subject: string) => git('commit', '--allow-empty', '-qm', subject);
  const check = (env = {}, folder = '.') =>
    spawnSync(process.execPath, [resolve('scripts/commits/check.mjs')], {
      cwd: join(repository, folder),
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });

  it('covers the branch alone, not the history before it', () => {
    git('init', '-qb', 'main');
    commit('Old words');
    git('checkout', '-qb', 'topic');
    commit('feat: add a filter');
    expect(check().status).toBe(0);
    commit('Some more words');
    commit('fix: sort the filter');
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('Some more words') as unknown });
    expect(check().stderr).not.toContain('Old words');
  });

  it('covers the last commit on main', () => {
    git('init', '-qb', 'main');
    commit('Old words');
    commit('feat: add a filter');
    expect(check().status).toBe(0);
  });

  it('leaves the commits of an outer repository alone, in which an archive of Somo was unpacked', () => {
    git('init', '-qb', 'main');
    commit('Words of another project');
    mkdirSync(join(repository, 'somo'));
    expect(check({}, 'somo').status).toBe(0);
  });

  it('passes where there is no repository and no git', () => {
    expect(check().status).toBe(0);
    expect(check({ PATH: '' }).status).toBe(0);
  });
});
