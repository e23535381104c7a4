// The contract's `Events`: what each event means and which payload it carries.
import { contractSchema, plain, renamed } from '../codegen/contract-schema.mjs';

/** @returns {{ names: string[], events: Record<string, { means: string, payload: string }>, schemas: Record<string, object> }} */
export function readEvents() {
  const { properties, definitions } = contractSchema('events/map.ts', 'Events');
  const events = {};
  for (const [name, { $ref, description }] of Object.entries(properties)) {
    if (!description) throw new Error(`libs/contracts/src/events/map.ts does not say what ${name} means.`);
    events[name] = { means: description, payload: plain($ref.replace('#/definitions/', '')) };
  }
  const schemas = Object.entries(definitions).map(([name, definition]) => [plain(name), renamed(definition)]);
  return { names: Object.keys(events), events, schemas: Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
