// Checks that apply to every body and query, whatever the route; they run before anything else touches the value.
import { isCleanText } from '@somo/contracts/rules/text';
import { noMessages, type FieldMessages } from '@somo/platform/field-messages';
import { mayBeNull, type BodyClass, type Place } from './null-fields.js';

const deepest = 10;
const maxFields = 50;
const longestName = 100;

/**
 * Returns the problems of a body. An empty body is left to the route's own
 * rules; anything else must be a JSON object of clean, shallow values, with null
 * only in fields that `type` lets be null.
 */
export function bodyProblems(body: unknown, type?: BodyClass): FieldMessages {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { body: ['body must be a JSON object'] };
  return walk({ value: body, key: '', type });
}

export function queryProblems(query: Record<string, unknown>): FieldMessages {
  const problems = noMessages();
  for (const [name, value] of Object.entries(query)) {
    if (isReserved(name)) put(problems, name, 'is not allowed here');
    else if (Array.isArray(value)) put(problems, name, 'must appear only once');
  }
  return problems;
}

function walk(body: Place): FieldMessages {
  const problems = noMessages();
  const pending = [{ ...body, path: '', depth: 0 }];
  for (let next = pending.pop(); next && Object.keys(problems).length < maxFields; next = pending.pop()) {
    const { path, value, depth } = next;
    if (value === null && !mayBeNull(next)) put(problems, path, 'must not be null');
    else if (typeof value === 'string' && !isCleanText(value)) put(problems, path, 'must be text without control characters');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) {
      put(problems, path, 'is nested too deeply');
      continue;
    }
    for (const [key, child] of Object.entries(value)) {
      const place = path === '' ? key : `${path}.${key}`;
      if (isReserved(key) || !isCleanText(key)) put(problems, place, 'is not allowed here');
      else pending.push({ value: child, key, within: next, path: place, depth: depth + 1 });
    }
  }
  return problems;
}

/** Names that every object inherits: class-transformer would silently drop them, or worse. */
function isReserved(name: string): boolean {
  return name in Object.prototype || name === 'prototype';
}

function put(problems: FieldMessages, path: string, message: string): void {
  const name = path.slice(0, longestName).replace(/[^\x20-\x7e]/g, '?');
  (problems[name] ??= []).push(`${name} ${message}`);
}
