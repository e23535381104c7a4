// Generates docs/openapi.json, docs/access.md and the web app's field rules from the contracts and the built gateway. --check: verifies that the committed ones are up to date.
import { makeAccessPage } from './openapi/access-page.mjs';
import { makeDocument } from './openapi/document.mjs';
import { makeFieldRules } from './openapi/field-rules.mjs';
import { writeOrCheck } from './codegen/write-or-check.mjs';

await writeOrCheck(
  {
    'docs/openapi.json': makeDocument(),
    'docs/access.md': makeAccessPage(),
    'apps/web/src/generated/field-rules.ts': makeFieldRules(),
  },
  'openapi',
);
