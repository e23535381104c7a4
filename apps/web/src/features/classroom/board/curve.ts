// A smooth line through few points. Where it turns sharply, as at the foot of a V, it stays sharp.
import type { Point } from './stroke';

type Place = readonly [number, number];

interface Segment {
  from: Point;
  to: Point;
  first: Place;
  second: Place;
}

/** Returns the Bézier curves of a centripetal Catmull–Rom spline through the points. */
export function curvesThrough(points: Point[]): Segment[] {
  return points.slice(1).map((to, at) => {
    const from = points[at]!;
    const before = points[at - 1];
    const after = points[at + 2];
    const span = root(from, to);
    return {
      from,
      to,
      first: before && !isSharp(before, from, to) ? handle(before, from, to, root(before, from), span) : [from[0], from[1]],
      second: after && !isSharp(from, to, after) ? handle(after, to, from, root(to, after), span) : [to[0], to[1]],
    };
  });
}

/** Returns places on the curve that are close to each other, with the pressure between. */
export function placesOn(points: Point[], apart: number): Point[] {
  const places: Point[] = points.slice(0, 1);
  for (const { from, to, first, second } of curvesThrough(points)) {
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / apart));
    for (let step = 1; step <= steps; step++) {
      const [t, s] = [step / steps, 1 - step / steps];
      const on = (axis: 0 | 1) => s ** 3 * from[axis] + 3 * s * s * t * first[axis] + 3 * s * t * t * second[axis] + t ** 3 * to[axis];
      places.push([on(0), on(1), s * (from[2] ?? 0.5) + t * (to[2] ?? 0.5)]);
    }
  }
  return places;
}

const root = ([x1, y1]: Point, [x2, y2]: Point) => Math.sqrt(Math.hypot(x2 - x1, y2 - y1)) || 1e-6;

/** Returns whether the line turns by more than a right angle's two thirds. */
function isSharp([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): boolean {
  const [ax, ay, bx, by] = [x1 - x0, y1 - y0, x2 - x1, y2 - y1];
  return ax * bx + ay * by < 0.5 * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

function handle(before: Point, at: Point, next: Point, d1: number, d2: number): Place {
  const on = (axis: 0 | 1) =>
    (d1 * d1 * next[axis] - d2 * d2 * before[axis] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * at[axis]) / (3 * d1 * (d1 + d2));
  return [on(0), on(1)];
}
