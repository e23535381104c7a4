import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf } from './characters-of.js';
import { unpackFont } from './unpack-font.js';

/** `text` for our own wording, the others for names. */
export type Face = 'text' | 'latin' | 'latin-ext' | 'arabic';

export interface Font {
  trueType: Buffer;
  letters: Set<number>;
}

const files: Record<Face, string> = {
  text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  latin: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'latin-ext': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  arabic: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
};

const resolve = createRequire(import.meta.url).resolve;
const kept = new Map<Face, Font>();

/** Returns one of the web app's own fonts; each is unpacked on first use. */
export function fontOf(face: Face): Font {
  const known = kept.get(face);
  if (known) return known;
  const trueType = unpackFont(readFileSync(resolve(files[face])));
  const font = { trueType, letters: charactersOf(trueType) };
  kept.set(face, font);
  return font;
}
