import { spawnSync } from 'node:child_process';
import { checkout } from './checkout.mjs';

const groups = 4;

/**
 * The group of rotating tests (0 to 3) that this landing runs, from the number of commits. A shallow clone does not know that number and uses the
 * commit's hash instead. SOMO_TURN names a group.
 */
export function turn() {
  const given = process.env.SOMO_TURN;
  return given ? Number(given) % groups : commits() % groups;
}

/** How often all groups have had their turn: what runs in one of them may rotate further. SOMO_ROUND names a round. */
export function round() {
  const given = process.env.SOMO_ROUND;
  return given ? Number(given) : Math.floor(commits() / groups);
}

function commits() {
  const whole = git('rev-parse', '--is-shallow-repository') === 'false';
  return (whole ? Number(git('rev-list', '--count', 'HEAD')) : parseInt(git('rev-parse', 'HEAD').slice(0, 6), 16)) || 0;
}

function git(...args) {
  return spawnSync('git', args, { cwd: checkout, encoding: 'utf8' }).stdout?.trim() ?? '';
}
