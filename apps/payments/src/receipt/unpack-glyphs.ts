// Reassembles the outlines of a WOFF2 font from its seven streams (https://www.w3.org/TR/WOFF2/#glyf_table_format).
import { ByteReader } from './byte-reader.js';

interface Streams {
  contours: ByteReader;
  points: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxes: ByteReader;
  instructions: ByteReader;
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

const component = { wordArguments: 0x1, oneScale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 };
const mark = { onCurve: 0x1, shortX: 0x2, shortY: 0x4, sameX: 0x10, sameY: 0x20 };

/** Returns the tables `glyf` and `loca`, with offsets in the size the table's header specifies. */
export function unpackGlyphs(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new ByteReader(table);
  head.skip(4);
  const count = head.u16();
  const longOffsets = head.u16() === 1;
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) => head.take(size)) as Seven;
  const bitmapBytes = 4 * Math.floor((count + 31) / 32);
  const streams: Streams = {
    contours: new ByteReader(contours),
    points: new ByteReader(points),
    flags: new ByteReader(flags),
    glyphs: new ByteReader(glyphs),
    composites: new ByteReader(composites),
    boxes: new ByteReader(boxes.subarray(bitmapBytes)),
    instructions: new ByteReader(instructions),
  };
  const hasBox = (glyph: number) => ((boxes[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
  const unpacked = Array.from({ length: count }, (_, glyph) => padded(glyphOf(streams, hasBox(glyph))));
  return { glyf: Buffer.concat(unpacked), loca: offsetsOf(unpacked, longOffsets) };
}

type Seven = [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];

function glyphOf(from: Streams, hasBox: boolean): Buffer {
  const contours = from.contours.i16();
  if (contours === 0) return Buffer.alloc(0);
  if (contours < 0) return Buffer.concat([shorts(-1), from.boxes.take(8), compositeOf(from)]);
  const ends: number[] = [];
  for (let contour = 0; contour < contours; contour += 1) ends.push((ends.at(-1) ?? -1) + from.points.short255());
  const points = pointsOf(from, (ends.at(-1) ?? -1) + 1);
  const box = hasBox ? from.boxes.take(8) : shorts(...boxOf(points));
  const instructions = from.instructions.take(from.glyphs.short255());
  return Buffer.concat([shorts(contours), box, shorts(...ends, instructions.length), instructions, ...outline(points)]);
}

function compositeOf(from: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags = component.more;
  let instructed = false;
  while (flags & component.more) {
    const start = from.composites.at;
    flags = from.composites.u16();
    instructed ||= (flags & component.instructions) !== 0;
    const scale = flags & component.matrix ? 8 : flags & component.twoScales ? 4 : flags & component.oneScale ? 2 : 0;
    const length = 4 + (flags & component.wordArguments ? 4 : 2) + scale;
    from.composites.at = start;
    parts.push(from.composites.take(length));
  }
  if (instructed) {
    const instructions = from.instructions.take(from.glyphs.short255());
    parts.push(shorts(instructions.length), instructions);
  }
  return Buffer.concat(parts);
}

function pointsOf(from: Streams, count: number): Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, () => {
    const flag = from.flags.u8();
    const [dx, dy] = stepOf(flag & 0x7f, from.glyphs);
    x += dx;
    y += dy;
    return { x, y, onCurve: flag < 0x80 };
  });
}

/** Reads one coordinate delta: the flag says how many bytes it takes and holds part of the value. */
function stepOf(flag: number, data: ByteReader): [dx: number, dy: number] {
  const signed = (bit: number, size: number) => ((flag >> bit) & 1 ? size : -size);
  if (flag < 10) return [0, signed(0, ((flag & 14) << 7) + data.u8())];
  if (flag < 20) return [signed(0, (((flag - 10) & 14) << 7) + data.u8()), 0];
  if (flag < 84) {
    const [base, both] = [flag - 20, data.u8()];
    return [signed(0, 1 + (base & 0x30) + (both >> 4)), signed(1, 1 + ((base & 0x0c) << 2) + (both & 0x0f))];
  }
  if (flag < 120) {
    const base = flag - 84;
    return [signed(0, 1 + (Math.floor(base / 12) << 8) + data.u8()), signed(1, 1 + (((base % 12) >> 2) << 8) + data.u8())];
  }
  if (flag < 124) {
    const [first, middle, last] = [data.u8(), data.u8(), data.u8()];
    return [signed(0, (first << 4) + (middle >> 4)), signed(1, ((middle & 0x0f) << 8) + last)];
  }
  return [signed(0, data.u16()), signed(1, data.u16())];
}

function boxOf(points: Point[]): [number, number, number, number] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Returns the flags, then all x deltas, then all y deltas. */
function outline(points: Point[]): [Buffer, Buffer, Buffer] {
  const [flags, right, up]: [number[], Buffer[], Buffer[]] = [[], [], []];
  let last = { x: 0, y: 0 };
  for (const { x, y, onCurve } of points) {
    const [across, along] = [step(x - last.x, mark.shortX, mark.sameX), step(y - last.y, mark.shortY, mark.sameY)];
    flags.push((onCurve ? mark.onCurve : 0) | across.flag | along.flag);
    right.push(across.bytes);
    up.push(along.bytes);
    last = { x, y };
  }
  return [Buffer.from(flags), Buffer.concat(right), Buffer.concat(up)];
}

/** A zero delta takes no byte, a short one takes one byte with its sign in the flag. */
function step(size: number, short: number, same: number): { flag: number; bytes: Buffer } {
  if (size === 0) return { flag: same, bytes: Buffer.alloc(0) };
  if (Math.abs(size) < 256) return { flag: short | (size > 0 ? same : 0), bytes: Buffer.from([Math.abs(size)]) };
  return { flag: 0, bytes: shorts(size) };
}

function offsetsOf(glyphs: Buffer[], long: boolean): Buffer {
  const loca = Buffer.alloc((glyphs.length + 1) * (long ? 4 : 2));
  let offset = 0;
  for (const [at, glyph] of [...glyphs, Buffer.alloc(0)].entries()) {
    if (long) loca.writeUInt32BE(offset, at * 4);
    else loca.writeUInt16BE(offset / 2, at * 2);
    offset += glyph.length;
  }
  return loca;
}

function padded(glyph: Buffer): Buffer {
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeInt16BE((value << 16) >> 16, at * 2));
  return bytes;
}
