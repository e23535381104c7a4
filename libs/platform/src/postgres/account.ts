import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

const NOBODY = 65534;

/**
 * Returns the account that PostgreSQL runs as, because it refuses to run as root: the system's postgres or nobody; undefined when we are
 * not root.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const person = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  return { uid: Number(person?.[2] ?? NOBODY), gid: Number(person?.[3] ?? NOBODY) };
}

/** Tested rather than computed from file modes: access lists and mount options matter too. */
export function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

export function canRun(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
