// Writes the fonts that every visitor loads, cut to the letters of our texts and of most names. fonts.css says where each letter is: what is left out
// here is in the whole file of the package, which a browser fetches for a text that has it.
//   node tools/fonts/subset.mjs
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/', import.meta.url);
const folder = new URL('../../apps/web/src/ui/theme/fonts/', import.meta.url);

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
const rareLetters = /[×÷ÐÞðþ]/;
const letters = [
  ...between(0x20, 0x7e),
  ...between(0xc0, 0xff).filter((letter) => !rareLetters.test(letter)),
  ...'\u00a0\u00ad¡©«°·º»¿Œœ–—‘’“”•…€−',
];
/** Figures of one width, and what places letters and marks; not fractions, which no page has. */
const keepFeatures = ['ccmp', 'kern', 'mark', 'mkmk', 'tnum', 'rvrn'];
const fonts = [
  {
    name: 'figtree',
    from: '@fontsource-variable/figtree',
    file: 'figtree-latin-wght-normal.woff2',
    marks: '\u0304\u0308',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'bricolage-grotesque',
    from: '@fontsource/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-700-normal.woff2',
    marks: '\u0300\u0301\u0323\u2002\u2009\u200b',
    variationAxes: {},
  },
];

for (const { name, from, file, marks, variationAxes } of fonts) {
  const whole = await readFile(new URL(`${from}/files/${file}`, packages));
  const text = [...letters, ...marks].join('');
  const how = { targetFormat: 'woff2', noHinting: true, dropTables: ['gasp', 'prep', 'STAT'], keepFeatures, variationAxes };
  const subset = await subsetFont(whole, text, how);
  await writeFile(new URL(`${name}-texts.woff2`, folder), subset);
  await copyFile(new URL(`${from}/LICENSE`, packages), new URL(`${name}-OFL.txt`, folder));
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
}
