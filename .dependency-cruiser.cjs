// The direction of dependencies, as docs/request-flow.md and CONTRIBUTING.md tell it. scripts/boundaries/boundaries.spec.ts breaks every rule on purpose.
const services = 'auth|catalog|scheduling|booking|payments|notification|messaging';
const spec = '\\.(spec|e2e)\\.tsx?$|(^|/)(e2e|spec|bench)/';
const test = `${spec}|^libs/testing/|^apps/web/build/|\\.config\\.(ts|cjs)$`;

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never('no-cycles', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    never('everything-resolves', 'An import that leads nowhere breaks at start.', {}, { couldNotResolve: true }),
    never(
      'no-barrels-no-drawers',
      'Import the file itself; name a folder for what is in it.',
      {},
      { path: '^(apps|libs)/.*(/(services|utils|helpers|common|interfaces|dto)/|/index\\.tsx?$)' },
    ),
    never(
      'product-needs-no-dev-tools',
      'A dev dependency is not there in production.',
      { path: '^(apps|libs)/', pathNot: test },
      { dependencyTypes: ['npm-dev'] },
    ),

    never(
      'contracts-import-nothing',
      'Contracts are read by browser and services alike.',
      { path: '^libs/contracts/', pathNot: spec },
      { pathNot: '^libs/contracts/|(^|/)node_modules/(class-validator|class-transformer)/' },
    ),
    never(
      'calendar-imports-nothing',
      'Pure functions over integers and Intl.',
      { path: '^libs/calendar/', pathNot: spec },
      { pathNot: '^libs/calendar/' },
    ),
    never(
      'messages-import-i18next-alone',
      'Words are read by browser and services alike.',
      { path: '^libs/messages/', pathNot: spec },
      { pathNot: '^libs/messages/|(^|/)node_modules/i18next/|^(node:)?fs$' },
    ),
    never(
      'platform-imports-contracts-alone',
      'Platform knows no service.',
      { path: '^libs/platform/', pathNot: spec },
      { path: '^(apps/|libs/(?!platform/|contracts/))' },
    ),
    never(
      'testing-imports-platform-and-contracts',
      'Test tools know no service.',
      { path: '^libs/testing/' },
      { path: '^(apps/|libs/(?!testing/|platform/|contracts/))' },
    ),
    never('only-specs-import-testing', 'Test tools are no product code.', { pathNot: test }, { path: '^(libs/testing|apps/[^/]+/spec)/' }),
    never('no-test-tools-in-src', 'What specs share is in apps/<app>/spec, beside src.', {}, { path: '^apps/[^/]+/src/(spec|testing)/' }),
    never('libs-import-no-app', 'Libraries are below the apps.', { path: '^libs/' }, { path: '^apps/' }),

    never(
      'no-service-imports-an-app',
      'Services ask each other and tell each other events.',
      { path: `^apps/(${services})/` },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    never(
      'gateway-imports-no-app-no-calendar',
      'The gateway has no rule of its own.',
      { path: '^apps/gateway/', pathNot: spec },
      { path: '^(apps/(?!gateway/)|libs/calendar/)' },
    ),
    never(
      'domain-is-pure',
      'Rules are plain functions on plain types.',
      { path: '^apps/([^/]+)/src/.*domain/', pathNot: spec },
      { pathNot: '^apps/$1/src/.*domain/|^libs/(contracts|calendar|messages)/' },
    ),
    never(
      'store-holds-sql-only',
      'What emits, plans, pushes or asks is a step: it belongs in a folder named after it, or in its one command.',
      { path: '^apps/([^/]+)/src/.*store/', pathNot: `${spec}|/migrations/` },
      {
        pathNot:
          '^apps/$1/src/.*(store|domain)/|^libs/(contracts|calendar|messages)/|^libs/platform/src/(db|ids|pg-error|idempotency|upsert-newer|cursor|operating/suspensions)\\.ts$|(^|/)node_modules/(typeorm|uuid|@nestjs/common)/|^(node:)?timers/promises$',
      },
    ),
    never(
      'calls-and-conversations-stand-alone',
      'A lesson can be talked through while messages are down, and the other way around.',
      { path: '^apps/messaging/src/(classroom|conversations)/' },
      { path: '^apps/messaging/src/(classroom|conversations)/', pathNot: '^apps/messaging/src/$1/' },
    ),
    never('all-in-one-is-not-imported', 'It starts the others.', { pathNot: '^apps/all-in-one/' }, { path: '^apps/all-in-one/' }),

    never(
      'web-imports-shared-libraries-alone',
      'The browser runs no server code.',
      { path: '^apps/web/' },
      { path: '^(apps/(?!web/)|libs/(?!contracts/|calendar/|messages/))' },
    ),
    never(
      'web-features-stand-alone',
      'A page passes the result of one feature to another.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/(features/(?!$1/)|app/)' },
    ),
    never(
      'web-ui-and-lib-know-no-feature',
      'Look and plumbing serve every feature.',
      { path: '^apps/web/src/(ui|lib)/', pathNot: spec },
      { path: '^apps/web/src/(features|app)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.cjs', '.json'],
    },
  },
};
