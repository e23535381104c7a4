// Generates docs/openapi.json from the contracts and the built gateway. --check: verifies that the committed one is up to date.
import { makeDocument } from './openapi/document.mjs';
import { writeOrCheck } from './codegen/write-or-check.mjs';

await writeOrCheck({ 'openapi.json': makeDocument() }, 'openapi');
