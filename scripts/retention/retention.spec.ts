import { readFileSync } from 'node:fs';
import { retention } from '@somo/contracts/retention/retention';
import { makePage } from './page.mjs';

describe('docs/retention.md', () => {
  it('is what the table says: npm run retention would change nothing', () => {
    expect(readFileSync('docs/retention.md', 'utf8')).toBe(makePage(retention));
  });

  it('has a row for each kind, with its period, or until when otherwise', () => {
    const rows = makePage(retention)
      .split('\n')
      .filter((line) => /^\| (?!what \|)/.test(line));
    expect(rows).toHaveLength(Object.keys(retention).length);
    for (const row of rows) expect(row.split(' | ').every((cell) => cell.replaceAll('|', '').trim() !== '')).toBe(true);
  });
});
