import type { ContentField } from '@somo/contracts/dead-letters';
import { isUuid } from '../ids.js';

const mostFields = 200;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** Names that the code gives to fields. No event and no job is keyed by what people type; a key of another form is hidden all the same. */
const fieldName = /^[a-z][A-Za-z0-9_]*$/;
/** Of an envelope, what is the same for all events of a kind. */
const plain = new Set(['type', 'source', 'specversion', 'datacontenttype']);

/**
 * Returns what an event or a job holds, field by field. Shown are ids, instants, numbers, and yes or no; of any other text, which may be about a
 * person or a secret, only how long it is. At most 200 fields.
 */
export function maskContent(content: unknown): ContentField[] {
  const fields: ContentField[] = [];
  collect('', content, fields);
  return fields.slice(0, mostFields);
}

function collect(name: string, value: unknown, fields: ContentField[]): void {
  if (fields.length > mostFields) return;
  if (typeof value === 'object' && value !== null) {
    const inside = Object.entries(value);
    if (inside.length === 0) fields.push({ name, value: Array.isArray(value) ? '[]' : '{}', characters: null });
    for (const [key, one] of inside) collect(below(name, key, Array.isArray(value)), one, fields);
  } else if (typeof value === 'string' && !isShown(name, value)) fields.push({ name, value: null, characters: value.length });
  else fields.push({ name, value: String(value), characters: null });
}

function below(name: string, key: string, isList: boolean): string {
  if (isList) return `${name}[${key}]`;
  const shown = fieldName.test(key) || isUuid(key) ? key : '?';
  return name === '' ? shown : `${name}.${shown}`;
}

/** A key of a job can be made of several ids, times and numbers; digits by themselves can be a phone number or a code. */
function isShown(name: string, text: string): boolean {
  if (plain.has(name) || instant.test(text)) return true;
  const parts = text.split(/[:/]/);
  if (name !== 'key' && !parts.some(isUuid)) return false;
  return parts.every((part) => isUuid(part) || /^\d{1,15}$/.test(part));
}

/** Returns what an error says, without email addresses. */
export const maskAddresses = (error: string): string => error.replace(/[^\s"'<>(),;=]+@[^\s"'<>(),;=]+/g, '(email address)');
