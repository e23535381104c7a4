import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

const NOBODY = 65534;

/** PostgreSQL refuses to run as root. Whom it runs as then: the system's postgres or nobody; undefined when we are not root. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const person = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  return { uid: Number(person?.[2] ?? NOBODY), gid: Number(person?.[3] ?? NOBODY) };
}

/** Tried rather than computed from modes: access lists and mount options count too. */
export function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

export function canRun(program: string, account: Account): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
