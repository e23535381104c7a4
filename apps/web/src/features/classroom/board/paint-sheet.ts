import { paintStroke } from './paint';
import { sheet, type Stroke } from './stroke';
import type { Size } from './view-box';

/** More than this is not seen, and takes long on a weak phone. */
const densest = 2;
/** How many dots of a canvas are on a pixel of the page. */
export const density = (): number => Math.min(densest, window.devicePixelRatio || 1);

/** Paints a whole page of a board, in the units of the sheet. */
export function paintSheet(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  background: HTMLCanvasElement | null,
  faded: ReadonlySet<Stroke> = new Set(),
): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  if (background) paintBackground(context, background);
  for (const stroke of strokes) {
    context.globalAlpha = faded.has(stroke) ? 0.25 : 1;
    paintStroke(context, stroke);
  }
  context.globalAlpha = 1;
}

function paintBackground(context: CanvasRenderingContext2D, picture: HTMLCanvasElement): void {
  const { x, y, width, height } = placeOnSheet(picture);
  context.drawImage(picture, x, y, width, height);
}

/** Returns where a picture lies: as large as the sheet has room for, in its middle. */
export function placeOnSheet({ width, height }: Size) {
  const scale = Math.min(sheet.width / width, sheet.height / height);
  return { x: (sheet.width - width * scale) / 2, y: (sheet.height - height * scale) / 2, width: width * scale, height: height * scale };
}
