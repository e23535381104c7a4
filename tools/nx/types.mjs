// Checks the types of some folders, specs included, on their own: tsconfig.spec.json checks all of them together.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const folders = process.argv.slice(2);
const name = folders.join('-').replaceAll('/', '-');
const config = {
  extends: '../../tsconfig.spec.json',
  compilerOptions: { tsBuildInfoFile: `./${name}.tsbuildinfo` },
  include: [...folders.map((folder) => `../../${folder}/**/*.ts`), '../../scripts/jest/globals.d.ts'],
  exclude: ['../../**/node_modules', '../../**/dist'],
};
mkdirSync('.nx/types', { recursive: true });
writeFileSync(`.nx/types/${name}.json`, JSON.stringify(config));
const { status } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', `.nx/types/${name}.json`], { stdio: 'inherit' });
process.exitCode = status ?? 1;
