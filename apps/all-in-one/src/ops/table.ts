/** Returns rows as a table for people: a heading per column, numbers aligned right. */
export function table<Row extends object>(rows: Row[], none: string): string {
  const [first] = rows;
  if (!first) return none;
  const columns = Object.keys(first) as (keyof Row & string)[];
  const lines = [columns.map((column) => column.toUpperCase()), ...rows.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, place) => Math.max(...lines.map((line) => line[place]?.length ?? 0)));
  const isNumber = columns.map((column) => typeof first[column] === 'number');
  const cell = (text: string, place: number) => (isNumber[place] ? text.padStart(widths[place] ?? 0) : text.padEnd(widths[place] ?? 0));
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}
