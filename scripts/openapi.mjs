// Generates docs/openapi.json from the contracts and the built gateway, and docs/access.md from its access matrix. --check: verifies that the committed ones are up to date.
import { makeAccessPage } from './openapi/access-page.mjs';
import { makeDocument } from './openapi/document.mjs';
import { writeOrCheck } from './codegen/write-or-check.mjs';

await writeOrCheck({ 'openapi.json': makeDocument(), 'access.md': makeAccessPage() }, 'openapi');
