// Which part of the sheet is seen: how large a unit is on the screen, and where the sheet begins.
import { sheet, type Point } from './stroke';

export interface ViewBox {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const margin = 8;
const closest = 6;

/** Shows the whole sheet, in the middle. */
export function fitted({ width, height }: Size): ViewBox {
  const scale = Math.max(0.05, Math.min((width - 2 * margin) / sheet.width, (height - 2 * margin) / sheet.height));
  return { scale, x: (width - sheet.width * scale) / 2, y: (height - sheet.height * scale) / 2 };
}

/** Makes it larger or smaller; what is at `at` stays there. */
export function zoomed(box: ViewBox, size: Size, factor: number, at: Place): ViewBox {
  const least = fitted(size).scale;
  const scale = Math.min(Math.max(box.scale * factor, least), Math.max(closest, least));
  const by = scale / box.scale;
  return kept({ scale, x: at.x - (at.x - box.x) * by, y: at.y - (at.y - box.y) * by }, size);
}

export const moved = (box: ViewBox, size: Size, by: Place): ViewBox => kept({ ...box, x: box.x + by.x, y: box.y + by.y }, size);

export interface Place {
  x: number;
  y: number;
}

/** Returns what lies under a place of the screen. */
export const onSheet = ({ scale, x, y }: ViewBox, at: Place): Point => [(at.x - x) / scale, (at.y - y) / scale];

/** A sheet that is smaller than the screen stays in its middle; a larger one covers it. */
export function kept({ scale, x, y }: ViewBox, { width, height }: Size): ViewBox {
  const along = (place: number, screen: number, length: number) =>
    length + 2 * margin <= screen ? (screen - length) / 2 : Math.min(margin, Math.max(screen - length - margin, place));
  return { scale, x: along(x, width, sheet.width * scale), y: along(y, height, sheet.height * scale) };
}
