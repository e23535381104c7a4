import { distance } from './distance';
import { boxOfText } from './paint';
import type { Point, Stroke } from './stroke';
import { widthOf } from './trace';

/** Returns whether an eraser at a place touches a stroke. */
export function isHit(context: CanvasRenderingContext2D, stroke: Stroke, [x, y]: Point, reach: number): boolean {
  if (stroke.kind === 'text') {
    const box = boxOfText(context, stroke);
    return x >= box.x - reach && x <= box.x + box.width + reach && y >= box.y - reach && y <= box.y + box.height + reach;
  }
  const near = reach + widthOf(stroke) / 2;
  const places = outlineOf(stroke);
  if (places.length === 1) return Math.hypot(places[0]![0] - x, places[0]![1] - y) <= near;
  return places.some((to, at) => at > 0 && distance([x, y], places[at - 1]!, to) <= near);
}

/** Returns places along the line that is seen. */
function outlineOf({ kind, points }: Stroke): Point[] {
  const [[x1, y1], [x2, y2]] = [points[0]!, points.at(-1)!];
  if (kind === 'rectangle')
    return [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
      [x1, y1],
    ];
  if (kind !== 'ellipse') return points;
  return Array.from({ length: 33 }, (_, at) => {
    const angle = (at / 16) * Math.PI;
    return [(x1 + x2) / 2 + (Math.cos(angle) * (x2 - x1)) / 2, (y1 + y2) / 2 + (Math.sin(angle) * (y2 - y1)) / 2];
  });
}
