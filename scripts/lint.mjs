import './stages/check-node.mjs';
import { command } from './stages/command.mjs';
import { requireTestPackages } from './stages/install.mjs';

const checks = [
  ['format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']],
  ['boundaries', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ['-c', '.dependency-cruiser.cjs', 'apps', 'libs']],
  ['types', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.spec.json']],
  ['web types', 'node_modules/typescript/bin/tsc', ['-p', 'apps/web']],
  ['tools', 'node_modules/typescript/bin/tsc', ['-p', 'tools/tsconfig.json']],
  // Split in two, because each half takes as long as all other checks together.
  ['rules', 'node_modules/eslint/bin/eslint.js', ['--max-warnings=0', '.', '--ignore-pattern', 'apps/web/**']],
  ['web', 'node_modules/eslint/bin/eslint.js', ['--max-warnings=0', 'apps/web']],
  ['licenses', 'scripts/licenses/check.mjs', []],
  ['commits', 'scripts/commits/check.mjs', []],
];

requireTestPackages();
// Runs all checks in parallel. Prints a line for each, and the output of those that fail.
const passes = await Promise.all(
  checks.map(async ([name, path, args]) => {
    const from = performance.now();
    const { code, output } = await command(process.execPath, [path, ...args]);
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`  ${name.padEnd(12)} ${seconds.padStart(5)} s${code === 0 ? '' : `  failed\n\n${output}`}`);
    return code === 0;
  }),
);
process.exitCode = passes.every(Boolean) ? 0 : 1;
