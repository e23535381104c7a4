// Generates docs/asyncapi.json and docs/events.md from the contracts and the services' sources. --check: verifies that the committed ones are up to date.
import { makeDocument } from './asyncapi/document.mjs';
import { makePage } from './asyncapi/page.mjs';
import { readEvents } from './asyncapi/read-events.mjs';
import { readFlow } from './asyncapi/read-flow.mjs';
import { writeOrCheck } from './codegen/write-or-check.mjs';

const events = readEvents();
const flow = readFlow(events.names);
await writeOrCheck({ 'docs/asyncapi.json': makeDocument(events, flow), 'docs/events.md': makePage(events, flow) }, 'asyncapi');
