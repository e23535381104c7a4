import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: Buffer | undefined;
}

/** Returns the text of a PDF as a reader would copy it, in the order it was written: glyphs are decoded by each font's ToUnicode table. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const meaning = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (meaning) fonts.set(name, meaningOf(objects.get(meaning)?.stream?.toString('latin1') ?? ''));
    }
  const pages = [...objects.values()].map(({ stream }) => stream?.toString('latin1') ?? '').filter((text) => /\bBT\b/.test(text));
  return pages.map((page) => wordsOf(page, fonts)).join('\n');
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const { 1: id = '', 2: body = '' } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const [head, packed] = at < 0 ? [body, undefined] : [body.slice(0, at), body.slice(at + 7, body.lastIndexOf('\nendstream'))];
    const bytes = packed === undefined ? undefined : Buffer.from(packed, 'latin1');
    found.set(id, { head, stream: bytes && head.includes('FlateDecode') ? inflateSync(bytes) : bytes });
  }
  return found;
}

function meaningOf(cmap: string): Map<number, string> {
  const meaning = new Map<number, string>();
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      meaning.set(parseInt(from, 16) + at, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
  return meaning;
}

function wordsOf(page: string, fonts: Map<string, Map<number, string>>): string {
  let font: Map<number, string> | undefined;
  let words = '';
  for (const [, name, shown, line] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ|(BT)/gi)) {
    if (name) font = fonts.get(name);
    else if (line) words += '\n';
    else for (const [glyph] of (shown ?? '').matchAll(/[0-9a-f]{4}(?=[0-9a-f]*>)/gi)) words += font?.get(parseInt(glyph, 16)) ?? '\ufffd';
  }
  return words.trim();
}
