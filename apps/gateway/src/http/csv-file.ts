import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';

// A long file is a great many small things that live for a page. V8 would soon take their kind for long-lived and
// pile them up until a full collection: 99 MB for 100,000 lines, 20 to 29 without (`npm run bench -- earnings`).
setFlagsFromString('--no-allocation-site-pretenuring');

export type CsvLine = readonly (string | number | null)[];
type Pages = Iterable<CsvLine[]> | AsyncIterable<CsvLine[]>;

/**
 * A file of comma-separated values (RFC 4180), sent page by page as they come, so that a long one takes no memory.
 * A text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvFile(name: string, columns: readonly string[], pages: Pages): StreamableFile {
  // A page that fails tears the connection down: nobody takes half a file for the whole.
  return new StreamableFile(Readable.from(written(columns, pages), { objectMode: false }), {
    disposition: `attachment; filename="${name}"`,
  });
}

async function* written(columns: readonly string[], pages: Pages): AsyncGenerator<Buffer> {
  const write = (lines: readonly CsvLine[], first: boolean) =>
    Buffer.from(stringify([...lines], { escape_formulas: true, record_delimiter: 'windows', bom: first }));
  yield write([columns], true);
  for await (const page of pages) yield write(page, false);
}

/** 2500 → `25.00`, which is a number in every spreadsheet. Never less than nothing. */
export function dollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
