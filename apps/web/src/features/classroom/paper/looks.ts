// Where on a page somebody looks, and how the page lies in its place.
import type { Shown } from '@somo/contracts/classroom';
import { zoomMax } from '@somo/contracts/rules/pages';

export type Look = Pick<Shown, 'page' | 'zoom' | 'x' | 'y'>;

export const wholePage = (page: number): Look => ({ page, zoom: 1, x: 0.5, y: 0.5 });

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const short = (value: number) => Math.round(value * 1000) / 1000;

/** Keeps the middle of what is seen so that the page fills its place. */
export function kept({ page, zoom, x, y }: Look): Look {
  const near = short(within(zoom, 1, zoomMax));
  const edge = 0.5 / near;
  return { page, zoom: near, x: short(within(x, edge, 1 - edge)), y: short(within(y, edge, 1 - edge)) };
}

export const zoomed = (look: Look, by: number): Look => kept({ ...look, zoom: look.zoom * by });

/** Moves the page by a share of what is seen of it. */
export const moved = (look: Look, right: number, down: number): Look =>
  kept({ ...look, x: look.x - right / look.zoom, y: look.y - down / look.zoom });

interface Size {
  width: number;
  height: number;
}

/** Returns how large a picture is that fits into a place as a whole. */
export function fitted(place: Size, picture: Size): Size {
  const scale = Math.min(place.width / picture.width, place.height / picture.height) || 0;
  return { width: picture.width * scale, height: picture.height * scale };
}
