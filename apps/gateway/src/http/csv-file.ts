import { StreamableFile } from '@nestjs/common';
import { csvLines, type Amount, type CsvLine } from '@somo/platform/csv-lines';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';

// A long file creates a great many small objects that live only as long as a page. V8 would soon classify such objects as long-lived and
// let them pile up until a full collection: 99 MB for 100,000 lines, versus 20 to 29 MB without (`npm run bench -- earnings`).
setFlagsFromString('--no-allocation-site-pretenuring');

type Pages = Iterable<CsvLine[]> | AsyncIterable<CsvLine[]>;

/** Returns a CSV file, streamed page by page so that a long file does not fill memory. */
export function csvFile(name: string, columns: readonly string[], pages: Pages): StreamableFile {
  // A page that fails breaks the connection, so that a truncated file cannot pass for the whole.
  return new StreamableFile(Readable.from(written(columns, pages), { objectMode: false }), {
    disposition: `attachment; filename="${name}"`,
  });
}

async function* written(columns: readonly string[], pages: Pages): AsyncGenerator<Buffer> {
  yield Buffer.from(csvLines([columns], { areFirst: true }));
  for await (const page of pages) yield Buffer.from(csvLines(page, { areFirst: false }));
}

/** Formats cents as dollars: 2500 → 25.00. Amounts must not be negative. */
export function dollars(cents: number): Amount {
  return { amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` };
}
