import { execFileSync } from 'node:child_process';
import { unknownLicenses } from './unknown-licenses.mjs';

// Reads the lockfile, so the result is the same on every machine and needs no network.
const text = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
const unknown = unknownLicenses(JSON.parse(text));
if (unknown.length > 0) {
  console.error(`Licenses outside scripts/licenses/allowed.mjs:\n${unknown.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
