import './stages/check-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './stages/command.mjs';
import { fail, Problem } from './stages/problem.mjs';

const words = {
  os: ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony', 'sunos', 'aix'],
  cpu: ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64'],
};

/**
 * Writes the lockfile after a change of package.json. npm leaves out binaries for other platforms that a registry lacks, and `npm ci` then rejects the
 * lockfile. This adds the missing ones, each for its own platform.
 */
async function lock() {
  const { code, output } = await command('npm', ['install', '--package-lock-only', '--loglevel=error']);
  if (code !== 0) throw new Problem(output);
  const file = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const all = file.packages;
  for (const [path, holder] of Object.entries(all)) {
    for (const [name, version] of Object.entries(holder.optionalDependencies ?? {})) {
      if (all[`node_modules/${name}`] || all[`${path}/node_modules/${name}`] || !/^\d/.test(version)) continue;
      const parts = name.split(/[-/]/);
      const only = Object.fromEntries(Object.entries(words).map(([key, known]) => [key, known.filter((word) => parts.includes(word))]));
      if (only.os.length !== 1 || only.cpu.length !== 1) continue;
      all[`node_modules/${name}`] = {
        version,
        cpu: only.cpu,
        ...(holder.dev ? { dev: true } : {}),
        license: holder.license,
        optional: true,
        os: only.os,
      };
      console.log(`  ${name} ${version}`);
    }
  }
  file.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync('package-lock.json', `${JSON.stringify(file, null, 2)}\n`);
}

lock().catch(fail);
