import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pdfText } from '@somo/testing/pdf-text';
import PDFDocument from 'pdfkit';
import { unpackFont } from './unpack-font.js';

const { resolve } = createRequire(import.meta.url);
const file = (path: string) => readFileSync(resolve(`@fontsource-variable/${path}-wght-normal.woff2`));
const tables = (font: Buffer) =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const entry = 12 + 16 * at;
      const [from, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      return [font.toString('latin1', entry, entry + 4), font.subarray(from, from + length)] as const;
    }),
  );

describe('a web font', () => {
  it.each([
    'figtree/files/figtree-latin',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext',
    'noto-sans-arabic/files/noto-sans-arabic-arabic',
  ])('has every outline within the bounds in its header: %s', (path) => {
    const found = tables(unpackFont(file(path)));
    const [head, maxp, loca, glyf] = ['head', 'maxp', 'loca', 'glyf'].map((tag) => found.get(tag)) as [Buffer, Buffer, Buffer, Buffer];
    const glyphs = maxp.readUInt16BE(4);
    const long = head.readInt16BE(50) === 1;
    const offset = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
    expect(offset(glyphs)).toBe(glyf.length);
    const [xMin, yMin, xMax, yMax] = [36, 38, 40, 42].map((at) => head.readInt16BE(at)) as [number, number, number, number];
    let drawn = 0;
    for (let glyph = 0; glyph < glyphs; glyph += 1) {
      const at = offset(glyph);
      if (offset(glyph + 1) === at) continue;
      drawn += 1;
      const box = [2, 4, 6, 8].map((place) => glyf.readInt16BE(at + place)) as [number, number, number, number];
      expect(box[0] >= xMin && box[1] >= yMin && box[2] <= xMax && box[3] <= yMax).toBe(true);
    }
    expect(drawn).toBeGreaterThan(100);
  });

  it('works in a PDF with letters composed of several glyphs', async () => {
    const doc = new PDFDocument();
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((done) => doc.on('end', done));
    doc.font(unpackFont(file('figtree/files/figtree-latin'))).text('Élodie Å ñ ü');
    doc.end();
    await ended;
    expect(pdfText(Buffer.concat(chunks))).toBe('Élodie Å ñ ü');
  });

  it('is refused if it is not WOFF2, or is truncated', () => {
    expect(() => unpackFont(Buffer.from('not a font at all, only a text that is long enough to be one'))).toThrow('no WOFF2');
    expect(() => unpackFont(file('figtree/files/figtree-latin').subarray(0, 300))).toThrow();
  });
});
