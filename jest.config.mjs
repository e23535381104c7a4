import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { swcOptions } from './scripts/build/swc-options.mjs';

const services = 'auth|catalog|scheduling|booking|payments|notification|messaging|gateway|all-in-one';

const node = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testRunner: '<rootDir>/scripts/jest/cpu-time-runner.cjs',
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts'],
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/', '/\\.somo/'],
  moduleNameMapper: {
    '^@somo/(contracts|calendar|messages|platform|testing)/(.*)$': '<rootDir>/libs/$1/src/$2.ts',
    [`^@somo/(${services})/(.*)$`]: '<rootDir>/apps/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }],
  },
};

const places = ['<rootDir>/libs/**', '<rootDir>/apps/!(web)/**', '<rootDir>/scripts/**', '<rootDir>/tools/generators/**'];
const ending = (suffix) => places.map((place) => `${place}/*.${suffix}.ts`);
const not = (...suffixes) => ['/node_modules/', ...suffixes.map((suffix) => `\\.${suffix}\\.ts$`)];
const database = { globalSetup: './scripts/jest/start-database.mjs', globalTeardown: './scripts/jest/stop-database.mjs' };

/** *.spec.ts: pure · *.db.spec.ts: on PostgreSQL · *.long.spec.ts (either kind): in CI and `npm run verify`, which set LONG_SPECS · *.full.spec.ts: only in `npm run verify` (LONG_SPECS=all) */
const full = process.env.LONG_SPECS === 'all' ? [] : ['full\\.spec'];
const long = process.env.LONG_SPECS ? full : ['long\\.spec', ...full];

/** Of these long specs a landing runs one at a time, in rotation. */
const rotating = [
  'tools/chaos/prove',
  'tools/chaos/servers-distributed',
  'tools/chaos/servers-embedded',
  'apps/payments/spec/[\\w-]+\\.db',
];
const skipped = process.env.LANDING ? rotating.filter((_, at) => at !== Number(process.env.SOMO_TURN ?? 0)) : [];
const notThisTurn = skipped.map((name) => `/${name}\\.long\\.spec\\.ts$`);

/** Whole products under load or being killed: in parallel they would only slow each other down. The test tiers run them last, one at a time. */
const serial = ['/apps/all-in-one/spec/', '/(tools/chaos|scripts/services)/', '/scripts/start\\.'];

export default {
  testTimeout: 30_000,
  // Two workers even on two cores: while one spec waits for PostgreSQL, another runs (326 s instead of 608 s).
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ending('spec'),
      testPathIgnorePatterns: [...not('db\\.spec', 'db\\.long\\.spec', ...long), ...serial],
    },
    {
      ...node,
      ...database,
      displayName: 'db',
      testMatch: [...ending('db.spec'), ...ending('db.long.spec')],
      testPathIgnorePatterns: [...not(...long), ...serial, ...notThisTurn],
    },
    {
      ...node,
      ...database,
      displayName: 'serial',
      testMatch: ['apps/all-in-one/spec/*', '{tools/booking,tools/chaos,tools/lines,scripts/services}/*', 'scripts/start.*'].map(
        (place) => `<rootDir>/${place}.spec.ts`,
      ),
      testPathIgnorePatterns: [...not(...long), ...notThisTurn],
    },
    ...(existsSync(new URL('apps/web/jest.config.cjs', import.meta.url)) ? ['<rootDir>/apps/web/jest.config.cjs'] : []),
  ],
};
