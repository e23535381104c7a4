/** Adds a value to a statement and returns its parameter. */
export type Put = (value: unknown, type: string) => string;

export function collectValues(): { values: unknown[]; put: Put } {
  const values: unknown[] = [];
  return { values, put: (value, type) => `$${values.push(value)}::${type}` };
}
