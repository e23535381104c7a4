// Ten thousand random money operations with faults and kills, then the three negative controls. --operations 10000 --seed 7
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { operations: { type: 'string', default: '10000' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});
console.log(`\nnpm run prove:money -- --operations ${options.operations} --seed ${options.seed}\n`);
const env = { ...process.env, LONG_SPECS: '1', MONEY_OPERATIONS: options.operations, MONEY_SEED: options.seed };
const { status } = spawnSync('npm', ['run', '-s', 'jest', '--', 'apps/payments/spec', '--forceExit'], { stdio: 'inherit', env });
process.exit(status ?? 1);
