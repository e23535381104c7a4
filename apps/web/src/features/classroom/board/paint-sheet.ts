import { paintStroke } from './paint';
import { sheet, type Stroke } from './stroke';

/** More than this is not seen, and takes long on a weak phone. */
const densest = 2;
/** How many dots of a canvas are on a pixel of the page. */
export const density = (): number => Math.min(densest, window.devicePixelRatio || 1);

/** Paints a whole page of a board, in the units of the sheet. */
export function paintSheet(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  background: CanvasImageSource | null,
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

/** As large as the sheet has room for, in its middle. */
function paintBackground(context: CanvasRenderingContext2D, picture: CanvasImageSource): void {
  const { width, height } = picture as { width: number; height: number };
  const scale = Math.min(sheet.width / width, sheet.height / height);
  context.drawImage(picture, (sheet.width - width * scale) / 2, (sheet.height - height * scale) / 2, width * scale, height * scale);
}
