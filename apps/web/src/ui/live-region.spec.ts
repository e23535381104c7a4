import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.spec)\.tsx$/.test(name));
/** `condition && <Text role="status"`, in any layout. */
const together = /(?:&&|\?|:)\s*\(?\s*<\w+\b[^<>]*?role="status"/;

describe('a live region', () => {
  it('stands in the document before there is something in it: LiveRegion, not a role on what comes and goes', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((name) => together.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
  });
});
