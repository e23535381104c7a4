// Paints strokes on a canvas, in the units of the sheet.
import type { Stroke } from './stroke';
import { isFilled, trace, widthOf } from './trace';

/** The sheet is white in every color mode: both people see the same picture. */
export const colors = ['#1c1917', '#1d4ed8', '#b91c1c', '#15803d', '#c2410c', '#7e22ce'] as const;
export const colorOf = ({ color }: Pick<Stroke, 'color'>): string => colors[color] ?? colors[0];
export const textSizes = [28, 44, 72] as const;
const lineHeight = 1.25;

type Context = CanvasRenderingContext2D;

export function paintStroke(context: Context, stroke: Stroke): void {
  const color = colorOf(stroke);
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = widthOf(stroke);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (stroke.kind === 'text') return paintText(context, stroke);
  const path = new Path2D();
  trace(path, stroke);
  if (isFilled(stroke)) context.fill(path);
  else context.stroke(path);
}

const fontOf = (width: number) => `${textSizes[width] ?? textSizes[0]}px system-ui, "Noto Sans", sans-serif`;

function paintText(context: Context, { points, text = '', width }: Stroke): void {
  const [[x, y] = [0, 0]] = points;
  context.font = fontOf(width);
  context.textBaseline = 'top';
  context.direction = /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  const step = (textSizes[width] ?? textSizes[0]) * lineHeight;
  text.split('\n').forEach((line, at) => context.fillText(line, x, y + at * step));
}

/** Returns where a text stands, to erase it. */
export function boxOfText(context: Context, { points, text = '', width }: Stroke) {
  const [[x, y] = [0, 0]] = points;
  context.font = fontOf(width);
  const lines = text.split('\n');
  const step = (textSizes[width] ?? textSizes[0]) * lineHeight;
  return { x, y, width: Math.max(...lines.map((line) => context.measureText(line).width)), height: lines.length * step };
}
