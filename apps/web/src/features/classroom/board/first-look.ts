// Which part of a page of the board is seen before anybody moves it.
import { placeOnSheet } from './paint-sheet';
import { sheet, type Point, type Stroke } from './stroke';
import { fitted, kept, margin, type Size, type ViewBox } from './view-box';

type Reach = [from: number, to: number];

/** Returns from where to where something reaches across a page; null if nothing is on it. */
export function reachOf(strokes: readonly Stroke[], background: Size | null): Reach | null {
  // How wide a text is, only a canvas knows: it may reach to the edge.
  const across = strokes.flatMap(({ points, text }) => [...points.map(([x]) => x), ...(text ? [sheet.width] : [])]);
  if (background) {
    const { x, width } = placeOnSheet(background);
    across.push(x, x + width);
  }
  const within = (place: number) => Math.min(sheet.width, Math.max(0, place));
  return across.length === 0 ? null : [within(Math.min(...across)), within(Math.max(...across))];
}

/**
 * Returns a look at which the sheet is as high as a screen that is held upright: at its beginning, or with all that is on it in the middle.
 * Where that has no room, and on other screens, it is the whole sheet.
 */
export function firstLook(size: Size, reach: Reach | null): ViewBox {
  const scale = (size.height - 2 * margin) / sheet.height;
  const seen = (size.width - 2 * margin) / scale;
  const [from, to] = reach ?? [0, seen];
  if (size.height <= size.width || seen >= sheet.width || to - from > seen) return fitted(size);
  return kept({ scale, x: size.width / 2 - ((from + to) / 2) * scale, y: margin }, size);
}

/** Returns the look moved as far as it takes to see a point well. */
export function seeing(box: ViewBox, size: Size, [x]: Point): ViewBox {
  const at = x * box.scale + box.x;
  if (at >= 0 && at <= size.width) return box;
  return kept({ ...box, x: box.x + size.width / 2 - at }, size);
}
