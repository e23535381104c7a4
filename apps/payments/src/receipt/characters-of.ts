import { ByteReader } from './byte-reader.js';

const bmpFormat = 4;

/** Returns the characters (code points below 65,536) that a TrueType font can draw, read from its `cmap` table. */
export function charactersOf(font: Buffer): Set<number> {
  const cmap = tableOf(font, 'cmap');
  const index = new ByteReader(cmap);
  index.skip(2);
  const subtables = Array.from({ length: index.u16() }, () => {
    index.skip(4);
    return cmap.subarray(index.u32());
  });
  const letters = subtables.find((subtable) => subtable.readUInt16BE(0) === bmpFormat);
  if (!letters) throw new Error('This font does not say which letters it has.');
  return inSegments(letters);
}

function inSegments(table: Buffer): Set<number> {
  const count = table.readUInt16BE(6) / 2;
  const found = new Set<number>();
  for (let at = 0; at < count; at += 1) {
    const [ends, starts] = [14 + 2 * at, 16 + 2 * (count + at)];
    const [steps, places] = [starts + 2 * count, starts + 4 * count];
    const [end, step, place] = [table.readUInt16BE(ends), table.readInt16BE(steps), table.readUInt16BE(places)];
    for (let letter = table.readUInt16BE(starts); letter <= end && letter < 0xffff; letter += 1) {
      const listed = place + places + 2 * (letter - table.readUInt16BE(starts));
      const glyph = place === 0 ? letter + step : table.readUInt16BE(listed);
      if ((glyph & 0xffff) !== 0) found.add(letter);
    }
  }
  return found;
}

function tableOf(font: Buffer, wanted: string): Buffer {
  const head = new ByteReader(font);
  head.skip(4);
  const count = head.u16();
  head.skip(6);
  for (let at = 0; at < count; at += 1) {
    const tag = head.tag();
    head.skip(4);
    const [offset, length] = [head.u32(), head.u32()];
    if (tag === wanted) return font.subarray(offset, offset + length);
  }
  throw new Error(`This font has no table ${wanted}.`);
}
