// Converts class-validator errors to `errors` of the problem document: field → messages, nested fields as 'subjects.0.subject'.
import type { ValidationError } from 'class-validator';

export type FieldMessages = Record<string, string[]>;

/** Without a prototype: a field may be named `toString`. */
export const noMessages = () => Object.create(null) as FieldMessages;

const maxFields = 50;
const longestName = 100;

export function fieldMessages(errors: ValidationError[]): FieldMessages {
  const messages = noMessages();
  collect(errors, '', messages);
  return messages;
}

function collect(errors: ValidationError[], path: string, into: FieldMessages): void {
  for (const error of errors) {
    if (Object.keys(into).length >= maxFields) return;
    const name = `${path}${error.property}`.slice(0, longestName);
    const own = Object.entries(error.constraints ?? {}).flatMap(([rule, message]) => sentences(rule, message, name));
    if (own.length > 0) into[name] = [...new Set([...(into[name] ?? []), ...own])];
    collect(error.children ?? [], `${name}.`, into);
  }
}

function sentences(rule: string, message: string, name: string): string[] {
  return rule === 'whitelistValidation' ? [`${name} is not allowed here`] : message.split('\n');
}
