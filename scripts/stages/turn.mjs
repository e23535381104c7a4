import { spawnSync } from 'node:child_process';
import { checkout } from './checkout.mjs';

const groups = 4;

/**
 * The group of rotating tests (0 to 3) that this landing runs, from the number of commits. A shallow clone does not know that number and uses the
 * commit's hash instead. SOMO_TURN names a group.
 */
export function turn() {
  const given = process.env.SOMO_TURN;
  if (given) return Number(given) % groups;
  const whole = git('rev-parse', '--is-shallow-repository') === 'false';
  const number = whole ? Number(git('rev-list', '--count', 'HEAD')) : parseInt(git('rev-parse', 'HEAD').slice(0, 6), 16);
  return (number || 0) % groups;
}

function git(...args) {
  return spawnSync('git', args, { cwd: checkout, encoding: 'utf8' }).stdout?.trim() ?? '';
}
