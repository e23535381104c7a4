/** A small Somo in which every arrow is allowed. `@nestjs/common` and the like resolve to the real ones. */
export const sound: Record<string, string> = {
  'package.json':
    '{ "name": "planted", "dependencies": { "@nestjs/common": "1", "class-validator": "1", "i18next": "1" }, "devDependencies": { "jest": "1" } }',
  'libs/contracts/src/refusals.ts': "import 'class-validator'; export const refuse = 1;",
  'libs/calendar/src/slots.ts': 'export const slots = 1;',
  'libs/messages/src/translator.ts': "import 'i18next'; import 'node:fs'; export const translator = 1;",
  'libs/platform/src/ask.ts': "import '@nestjs/common'; import '../../contracts/src/refusals.js'; export const ask = 1;",
  'libs/testing/src/start-service.ts':
    "import '../../platform/src/ask.js'; import '../../contracts/src/refusals.js'; import 'jest'; export const start = 1;",
  'apps/booking/src/domain/booking.ts':
    "import './moves.js'; import '../../../../libs/contracts/src/refusals.js'; import '../../../../libs/calendar/src/slots.js'; import '../../../../libs/messages/src/translator.js'; export const b = 1;",
  'apps/booking/src/domain/moves.ts': 'export const moves = 1;',
  'apps/booking/src/domain/booking.spec.ts': "import './booking.js'; import '../../../../libs/testing/src/start-service.js';",
  'apps/booking/src/booking.module.ts':
    "import './domain/booking.js'; import '../../../libs/platform/src/ask.js'; export const booking = 1;",
  'apps/auth/src/store/accounts.ts':
    "import '../domain/account.js'; import '../../../../libs/platform/src/db.js'; import '../../../../libs/contracts/src/refusals.js'; export const accounts = 1;",
  'apps/auth/src/domain/account.ts': 'export const account = 1;',
  'libs/platform/src/db.ts': 'export const db = 1;',
  'apps/auth/src/auth.module.ts': "import '../../../libs/platform/src/ask.js'; export const auth = 1;",
  'apps/gateway/src/gateway.module.ts':
    "import '../../../libs/platform/src/ask.js'; import '../../../libs/contracts/src/refusals.js'; export const gateway = 1;",
  'apps/all-in-one/src/main.ts':
    "import '../../booking/src/booking.module.js'; import '../../auth/src/auth.module.js'; import '../../gateway/src/gateway.module.js'; export const main = 1;",
  'apps/web/src/app/page.tsx': "import '../features/booking/wizard.js'; import '../features/teachers/card.js';",
  'apps/web/src/features/booking/wizard.tsx': "import '../../ui/button.js'; import '../../lib/http.js'; export const wizard = 1;",
  'apps/web/src/features/teachers/card.tsx':
    "import '../../../../../libs/calendar/src/slots.js'; import '../../../../../libs/messages/src/translator.js'; export const card = 1;",
  'apps/web/src/ui/button.tsx': 'export const button = 1;',
  'apps/web/src/lib/http.ts': "import '../../../../libs/contracts/src/refusals.js'; export const http = 1;",
};

/** Faults, each in a file of its own: the rule that must catch it → where it sits and what it imports. */
export const faults: [rule: string, file: string, imports: string][] = [
  ['no-cycles', 'apps/booking/src/store/one.ts', './two.js'],
  ['everything-resolves', 'apps/booking/src/queries/lost.ts', './nowhere.js'],
  ['everything-resolves', 'apps/booking/src/queries/lost-package.ts', '@somo/platform/nothing-of-that-name'],
  ['no-barrels-no-drawers', 'apps/booking/src/queries/through-barrel.ts', '../index.js'],
  ['no-barrels-no-drawers', 'apps/booking/src/queries/from-drawer.ts', '../utils/dates.js'],
  ['product-needs-no-dev-tools', 'apps/booking/src/queries/dev.ts', 'jest'],
  ['contracts-import-nothing', 'libs/contracts/src/clever.ts', '@nestjs/common'],
  ['contracts-import-nothing', 'libs/contracts/src/reads-files.ts', 'node:fs'],
  ['contracts-import-nothing', 'libs/contracts/src/slots.ts', '../../calendar/src/slots.js'],
  ['calendar-imports-nothing', 'libs/calendar/src/clever.ts', '../../contracts/src/refusals.js'],
  ['calendar-imports-nothing', 'libs/calendar/src/wall.ts', 'class-validator'],
  ['messages-import-i18next-alone', 'libs/messages/src/clever.ts', '@nestjs/common'],
  ['messages-import-i18next-alone', 'libs/messages/src/refused.ts', '../../contracts/src/refusals.js'],
  ['platform-imports-contracts-alone', 'libs/platform/src/slots.ts', '../../calendar/src/slots.js'],
  ['platform-imports-contracts-alone', 'libs/platform/src/book.ts', '../../../apps/booking/src/booking.module.js'],
  ['testing-imports-platform-and-contracts', 'libs/testing/src/book.ts', '../../../apps/booking/src/booking.module.js'],
  ['only-specs-import-testing', 'apps/booking/src/commands/tested.ts', '../../../../libs/testing/src/start-service.js'],
  ['only-specs-import-testing', 'apps/booking/src/queries/agreed.ts', '../../spec/agreed.js'],
  ['no-test-tools-in-src', 'apps/booking/src/queries/drawer.spec.ts', '../spec/drawer.js'],
  ['libs-import-no-app', 'libs/calendar/src/busy.ts', '../../../apps/booking/src/domain/moves.js'],
  ['no-service-imports-an-app', 'apps/booking/src/commands/neighbour.ts', '../../../auth/src/auth.module.js'],
  ['no-service-imports-an-app', 'apps/auth/src/neighbour.spec.ts', '../../booking/src/domain/moves.js'],
  ['no-service-imports-an-app', 'apps/auth/src/upward.ts', '../../gateway/src/gateway.module.js'],
  ['gateway-imports-no-app-no-calendar', 'apps/gateway/src/teachers/slots.ts', '../../../../libs/calendar/src/slots.js'],
  ['gateway-imports-no-app-no-calendar', 'apps/gateway/src/bookings/book.ts', '../../../booking/src/booking.module.js'],
  ['domain-is-pure', 'apps/booking/src/domain/nest.ts', '@nestjs/common'],
  ['domain-is-pure', 'apps/booking/src/domain/node.ts', 'node:crypto'],
  ['domain-is-pure', 'apps/booking/src/domain/platform.ts', '../../../../libs/platform/src/ask.js'],
  ['domain-is-pure', 'apps/booking/src/domain/upward.ts', '../booking.module.js'],
  ['domain-is-pure', 'apps/messaging/src/classroom/domain/nest.ts', '@nestjs/common'],
  ['store-holds-sql-only', 'apps/auth/src/store/emits.ts', '../../../../libs/platform/src/transaction.js'],
  ['store-holds-sql-only', 'apps/auth/src/store/asks.ts', '../../../../libs/platform/src/ask.js'],
  ['store-holds-sql-only', 'apps/auth/src/store/acts.ts', '../commands/login.js'],
  ['store-holds-sql-only', 'apps/messaging/src/classroom/store/config.ts', '../../messaging.config.js'],
  ['calls-and-conversations-stand-alone', 'apps/messaging/src/classroom/store/chat.ts', '../../conversations/store/rows.js'],
  ['all-in-one-is-not-imported', 'apps/gateway/src/root.ts', '../../all-in-one/src/main.js'],
  ['web-imports-shared-libraries-alone', 'apps/web/src/lib/ask.ts', '../../../../libs/platform/src/ask.js'],
  ['web-imports-shared-libraries-alone', 'apps/web/src/lib/rules.ts', '../../../booking/src/domain/moves.js'],
  ['web-features-stand-alone', 'apps/web/src/features/booking/borrowed.tsx', '../teachers/card.js'],
  ['web-features-stand-alone', 'apps/web/src/features/booking/upward.tsx', '../../app/page.js'],
  ['web-ui-and-lib-know-no-feature', 'apps/web/src/ui/wise.tsx', '../features/booking/wizard.js'],
];

/** What the faults above need to be there. */
export const around: Record<string, string> = {
  'libs/platform/src/transaction.ts': 'export const transaction = 1;',
  'apps/auth/src/commands/login.ts': 'export const login = 1;',
  'apps/messaging/src/messaging.config.ts': 'export const config = 1;',
  'apps/messaging/src/conversations/store/rows.ts': 'export const rows = 1;',
  'apps/booking/src/store/two.ts': "import './one.js';",
  'apps/booking/src/index.ts': 'export const all = 1;',
  'apps/booking/spec/agreed.ts': 'export const agreed = 1;',
  'apps/booking/src/spec/drawer.ts': 'export const drawer = 1;',
  'apps/booking/src/utils/dates.ts': 'export const today = 1;',
};
