// Browsers get our fonts as WOFF2; a PDF needs the TrueType inside (https://www.w3.org/TR/WOFF2/).
import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.js';
import { unpackGlyphs } from './unpack-glyphs.js';

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC ' +
  'JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat ' +
  'Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .match(/.{4}(?: |$)/g)
  ?.map((tag) => tag.slice(0, 4));

const headerBytes = 48;
const ownTag = 0x3f;
const untransformedGlyphs = 3;

interface Packed {
  tag: string;
  /** Size in the file; for a transformed table, the transformed size. */
  bytes: number;
  transformed: boolean;
}

/** Returns a `@fontsource-variable/*` font as TrueType. Throws if it is not WOFF2, or if any table besides the outlines is transformed. */
export function unpackFont(woff2: Buffer): Buffer {
  const file = new ByteReader(woff2);
  if (file.tag() !== 'wOF2') throw new Error('This is no WOFF2 font.');
  const flavor = file.u32();
  file.skip(4);
  const count = file.u16();
  file.skip(6);
  const packedBytes = file.u32();
  file.at = headerBytes;
  const directory = Array.from({ length: count }, () => entryOf(file));
  const data = new ByteReader(brotliDecompressSync(file.take(packedBytes)));
  const tables = new Map<string, Buffer>();
  for (const { tag, bytes, transformed } of directory) {
    const table = data.take(bytes);
    if (!transformed) tables.set(tag, table);
    else if (tag === 'glyf') for (const [name, unpacked] of Object.entries(unpackGlyphs(table))) tables.set(name, unpacked);
    else if (tag !== 'loca') throw new Error(`Cannot unpack the table ${tag} of this font.`);
  }
  return trueType(flavor, tables);
}

function entryOf(file: ByteReader): Packed {
  const flags = file.u8();
  const known = flags & ownTag;
  const tag = known === ownTag ? file.tag() : (knownTags?.[known] ?? '');
  const version = flags >> 6;
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== untransformedGlyphs : version !== 0;
  const plain = file.base128();
  return { tag, transformed, bytes: transformed ? file.base128() : plain };
}

/** Checksums stay zero: only installing a font needs them. */
function trueType(flavor: number, tables: Map<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(sorted.length, 4);
  let offset = head.length;
  const bodies = sorted.map(([tag, table], at) => {
    const entry = 12 + 16 * at;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const body = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}
