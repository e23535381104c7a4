// A stroke, packed into as few bytes as its line takes: one byte for what it is, then its points as differences, as varints.
export const kinds = ['pen', 'pressed', 'line', 'rectangle', 'ellipse', 'arrow', 'text'] as const;
/** `pressed`: of a pen that says how hard it is pressed. */
export type Kind = (typeof kinds)[number];

export interface Look {
  kind: Kind;
  /** Which of the colors. */
  color: number;
  /** Which of the widths. */
  width: number;
}

/** A place on the sheet, and how hard the pen was pressed there, from 0 to 1. */
export type Point = [x: number, y: number, pressure?: number];

export interface Stroke extends Look {
  points: Point[];
  /** What a text says; its only point is where it begins. */
  text?: string;
}

/** The sheet that everybody draws on, whatever the size of their screen. */
export const sheet = { width: 1600, height: 1200 };
export const textMax = 300;
const coordinateMax = 16_000;
const pointsMax = 10_000;

export function pack({ kind, color, width, points, text }: Stroke): Uint8Array {
  const bytes = [headOf({ kind, color, width })];
  let [beforeX, beforeY] = [0, 0];
  for (const [x, y, pressure = 0.5] of points) {
    const [roundX, roundY] = [Math.round(x), Math.round(y)];
    putVarint(bytes, roundX - beforeX);
    putVarint(bytes, roundY - beforeY);
    if (kind === 'pressed') bytes.push(Math.round(pressure * 255));
    [beforeX, beforeY] = [roundX, roundY];
  }
  return Uint8Array.from(text === undefined ? bytes : [...bytes, ...new TextEncoder().encode(text)]);
}

/** Returns the stroke; undefined if the bytes are none: they come from another browser. */
export function unpack(bytes: unknown): Stroke | undefined {
  if (!(bytes instanceof Uint8Array)) return undefined;
  const look = lookOf(bytes[0] ?? 255);
  if (!look) return undefined;
  const points: Point[] = [];
  const at = { index: 1 };
  let [x, y] = [0, 0];
  while (at.index < bytes.length && !(look.kind === 'text' && points.length === 1)) {
    const [stepX, stepY] = [takeVarint(bytes, at), takeVarint(bytes, at)];
    if (stepX === undefined || stepY === undefined || points.length > pointsMax) return undefined;
    [x, y] = [x + stepX, y + stepY];
    if (Math.abs(x) > coordinateMax || Math.abs(y) > coordinateMax) return undefined;
    points.push(look.kind === 'pressed' ? [x, y, (bytes[at.index++] ?? 0) / 255] : [x, y]);
  }
  if (points.length === 0) return undefined;
  if (look.kind !== 'text') return { ...look, points };
  return { ...look, points, text: new TextDecoder().decode(bytes.subarray(at.index)).slice(0, textMax) };
}

/** What a stroke looks like, in one byte. */
export const headOf = ({ kind, color, width }: Look): number => kinds.indexOf(kind) | (color << 3) | (width << 6);

export function lookOf(head: number): Look | undefined {
  const kind = kinds[head & 7];
  return kind && { kind, color: (head >> 3) & 7, width: head >> 6 };
}

/** Small numbers take one byte, whether they are negative or not. */
function putVarint(bytes: number[], value: number): void {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

function takeVarint(bytes: Uint8Array, at: { index: number }): number | undefined {
  let value = 0;
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = bytes[at.index++];
    if (byte === undefined) return undefined;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
  return undefined;
}
