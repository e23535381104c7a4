// The targets of every project, defined once for all of them: `npx nx run @somo/booking:build`, `npx nx affected -t lint types test`.
import { dirname } from 'node:path';

const configs = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.spec.json'].map((file) => `{workspaceRoot}/${file}`);
const lintConfigs = ['eslint.config.js', '.prettierrc.json', '.dependency-cruiser.cjs'].map((file) => `{workspaceRoot}/${file}`);
const jestConfigs = ['{workspaceRoot}/jest.config.mjs', '{workspaceRoot}/scripts/jest/**/*'];

/** Their specs run whole products as they are built, or read what is built. */
const needsBuild = ['apps/all-in-one', 'apps/web'];

/** A target that is not repeated until a file of its project, of a project it depends on or of its configuration has changed. */
function target(commands, files, more = {}) {
  return {
    executor: 'nx:run-commands',
    options: { commands, parallel: false },
    cache: true,
    inputs: ['default', '^production', ...configs, ...files],
    ...more,
  };
}

/** The build of a project: the web app is bundled with what it imports; the others are compiled one file at a time, so that no other project matters. */
function build(root) {
  const web = root === 'apps/web';
  return {
    executor: 'nx:run-commands',
    options: { command: `node ${web ? '../../node_modules/vite/bin/vite.js build' : '../../scripts/build/compile.mjs'}`, cwd: root },
    cache: true,
    inputs: [
      'production',
      ...(web ? ['^production', { env: 'SOMO_FIGURES' }, { env: 'SOMO_COMPRESSION' }] : ['{workspaceRoot}/scripts/build/**/*']),
    ],
    outputs: ['{projectRoot}/dist'],
  };
}

/** Returns the targets of a project in `root`, or of everything that is in none: scripts, tools and configuration. */
function targetsOf(root) {
  const [code, cruised] = root === '.' ? ['scripts tools', 'apps libs'] : [root, root];
  const types = root === 'apps/web' ? 'tsc -p apps/web --noEmit' : `node tools/nx/types.mjs ${code}`;
  const specs = root === '.' ? 'scripts/ tools/generators/' : `${root}/`;
  return {
    ...(root === '.' ? {} : { build: build(root) }),
    lint: target(
      [`eslint --max-warnings=0 ${code}`, `prettier --check --log-level=warn ${code}`, `depcruise -c .dependency-cruiser.cjs ${cruised}`],
      lintConfigs,
    ),
    types: target(root === '.' ? [types, 'tsc -p tools/tsconfig.json'] : [types], []),
    // Not beside another task: the specs of one project use all cores, and a PostgreSQL of their own.
    test: target([`node scripts/jest/run.mjs --passWithNoTests ${specs}`], jestConfigs, {
      parallelism: false,
      ...(needsBuild.includes(root) ? { dependsOn: ['build'] } : {}),
    }),
  };
}

export const createNodesV2 = [
  '{package.json,{apps,libs}/*/package.json}',
  (files) => files.map((file) => [file, { projects: { [dirname(file)]: { targets: targetsOf(dirname(file)) } } }]),
];
