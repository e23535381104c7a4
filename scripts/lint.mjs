import './stages/check-node.mjs';
import { pathToFileURL } from 'node:url';
import { tool } from './stages/command.mjs';

const checks = [
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']],
  ['boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', ['-c', '.dependency-cruiser.cjs', 'apps', 'libs']],
  ['types', 'typescript/bin/tsc', ['-p', 'tsconfig.spec.json']],
  ['rules', 'eslint/bin/eslint.js', ['--max-warnings=0', '.']],
];

/** All checks side by side; prints a line each and what they complain of; gives back how many passed and failed. */
export async function lint() {
  const passes = await Promise.all(
    checks.map(async ([name, path, args]) => {
      const from = performance.now();
      const { code, output } = await tool(path, args);
      console.log(
        `  ${name.padEnd(12)} ${((performance.now() - from) / 1000).toFixed(1).padStart(5)} s${code === 0 ? '' : `  failed\n\n${output}`}`,
      );
      return code === 0;
    }),
  );
  return { passed: passes.filter(Boolean).length, failed: passes.filter((pass) => !pass).length };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await lint();
  process.exitCode = failed === 0 ? 0 : 1;
}
