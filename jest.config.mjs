import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const services = 'auth|catalog|scheduling|booking|payments|notification|messaging|gateway|all-in-one';

const node = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testRunner: '<rootDir>/scripts/jest/measured.cjs',
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/', '/\\.somo/'],
  moduleNameMapper: {
    '^@somo/(contracts|calendar|platform|testing)/(.*)$': '<rootDir>/libs/$1/src/$2.ts',
    [`^@somo/(${services})/(.*)$`]: '<rootDir>/apps/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

const places = ['<rootDir>/libs/**', '<rootDir>/apps/!(web)/**', '<rootDir>/scripts/**'];
const ending = (suffix) => places.map((place) => `${place}/*.${suffix}.ts`);
const not = (...suffixes) => ['/node_modules/', ...suffixes.map((suffix) => `\\.${suffix}\\.ts$`)];
const database = { globalSetup: './scripts/jest/start-database.mjs', globalTeardown: './scripts/jest/stop-database.mjs' };

/** *.spec.ts pure · *.db.spec.ts on PostgreSQL · *.long.spec.ts (either) in CI and in `npm run verify`, which set LONG_SPECS · *.full.spec.ts only in the latter (LONG_SPECS=all) */
const full = process.env.LONG_SPECS === 'all' ? [] : ['full\\.spec'];
const long = process.env.LONG_SPECS ? full : ['long\\.spec', ...full];

/** Of the long ones a landing runs these by turns: money at random, or a product under faults. */
const byTurns = ['tools/chaos/prove', 'tools/chaos/servers-apart', 'tools/chaos/servers-together', 'apps/payments/src/spec/[\\w-]+\\.db'];
const others = process.env.LANDING ? byTurns.filter((_, at) => at !== Number(process.env.SOMO_TURN ?? 0)) : [];
const waiting = others.map((name) => `/${name}\\.long\\.spec\\.ts$`);

/** Whole products under load, or killed on the way: beside another spec they would only be slow. The rings run them after all others, one at a time. */
const alone = ['/apps/all-in-one/spec/', '/(tools/chaos|scripts/services)/', '/scripts/start\\.'];

export default {
  testTimeout: 30_000,
  // Two also on two cores: where one spec waits for PostgreSQL another goes on (326 instead of 608 s).
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ending('spec'),
      testPathIgnorePatterns: [...not('db\\.spec', 'db\\.long\\.spec', ...long), ...alone],
    },
    {
      ...node,
      ...database,
      displayName: 'db',
      testMatch: [...ending('db.spec'), ...ending('db.long.spec')],
      testPathIgnorePatterns: [...not(...long), ...alone, ...waiting],
    },
    {
      ...node,
      ...database,
      displayName: 'alone',
      testMatch: ['apps/all-in-one/spec/*', '{tools/chaos,scripts/services}/*', 'scripts/start.*'].map(
        (place) => `<rootDir>/${place}.spec.ts`,
      ),
      testPathIgnorePatterns: [...not(...long), ...waiting],
    },
    ...(existsSync(new URL('apps/web/jest.config.cjs', import.meta.url)) ? ['<rootDir>/apps/web/jest.config.cjs'] : []),
  ],
};
