import { distance } from './distance';
import type { Point } from './stroke';

/** Returns the points without those that are nearer to the line between their neighbors than `tolerance` (Ramer–Douglas–Peucker). */
export function simplify(points: Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let [farthest, most] = [0, tolerance];
    for (let at = first + 1; at < last; at++) {
      const away = distance(points[at]!, points[first]!, points[last]!);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    spans.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, at) => kept.has(at));
}
