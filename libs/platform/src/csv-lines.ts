import { stringify, type Options } from 'csv-stringify/sync';

/** Written without quotes, so that every spreadsheet reads it as a number. */
export interface Amount {
  amount: string;
}

export type CsvLine = readonly (string | number | Amount | null)[];

const format: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_string: true,
  cast: { object: ({ amount }) => String(amount) },
};

/**
 * Returns lines of a CSV file (RFC 4180); the first ones begin with the mark of UTF-8. Every text is quoted, so that nothing in it can end its
 * cell; text that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export const csvLines = (lines: readonly CsvLine[], { areFirst }: { areFirst: boolean }): string =>
  stringify([...lines], { ...format, bom: areFirst });
