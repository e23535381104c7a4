// Where on a page somebody looks, and how the page lies in its place.
import type { Shown } from '@somo/contracts/classroom';
import { zoomMax } from '@somo/contracts/rules/pages';

export type Look = Pick<Shown, 'page' | 'zoom' | 'x' | 'y'>;

export const topOf = (page: number): Look => ({ page, zoom: 1, x: 0.5, y: 0 });

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const short = (value: number) => Math.round(value * 1000) / 1000;

/** Keeps the middle of what is seen on the page. */
export const kept = ({ page, zoom, x, y }: Look): Look => ({
  ...{ page, zoom: short(within(zoom, 1, zoomMax)), x: short(within(x, 0, 1)), y: short(within(y, 0, 1)) },
});

export const zoomed = (look: Look, by: number): Look => kept({ ...look, zoom: look.zoom * by });

/** Moves the page by a share of what is seen of it. */
export const moved = (look: Look, right: number, down: number): Look =>
  kept({ ...look, x: look.x - right / look.zoom, y: look.y - down / look.zoom });

export interface Size {
  width: number;
  height: number;
}

/** In pixels: a page that is wider has too long lines. */
const widest = 1_100;

/** Returns how large a page is before it is enlarged: as a whole, or as wide as its place, with a share of it as margins beyond the edges. */
export function sized(place: Size, picture: Size, { isWhole, margin }: { isWhole: boolean; margin: number }): Size {
  const scale = Math.min(place.width / picture.width, place.height / picture.height) || 0;
  const wide = Math.min(place.width / (1 - 2 * margin), widest) / picture.width;
  const by = isWhole ? scale : Math.max(scale, wide);
  return { width: picture.width * by, height: picture.height * by };
}

/** Returns what this person sees of a look of somebody whose place is another: as near to it as the page fills the own place. */
export function seenIn(place: Size, size: Size, look: Look): Look {
  const along = (at: number, length: number, whole: number) => {
    const half = Math.min(0.5, length / (whole * look.zoom || 1) / 2);
    return within(at, half, 1 - half);
  };
  return { ...look, x: along(look.x, place.width, size.width), y: along(look.y, place.height, size.height) };
}

/** Returns the look that is further down by a share of the place, or further up if it is negative; `undefined` at the end of the page. */
export function further(place: Size, size: Size, look: Look, share: number): Look | undefined {
  const next = moved(look, 0, (-share * place.height) / size.height);
  return Math.abs(seenIn(place, size, next).y - look.y) > 0.001 ? next : undefined;
}

/** Returns which share of a page is empty at both of its sides. */
export function marginOf(page: HTMLImageElement): number {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [sampled, sampled];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  // Thin strokes are still there when the page is made this small.
  context.imageSmoothingQuality = 'high';
  context.drawImage(page, 0, 0, sampled, sampled);
  const { data } = context.getImageData(0, 0, sampled, sampled);
  const hasInk = (column: number) => Array.from({ length: sampled }, (_, row) => data[4 * (row * sampled + column) + 1]!).some(isInk);
  const empty = Array.from({ length: sampled / 4 }, (_, at) => at).find((at) => hasInk(at) || hasInk(sampled - 1 - at)) ?? 0;
  return Math.max(0, empty - 2) / sampled;
}

const sampled = 160;
const isInk = (green: number) => green < 250;
