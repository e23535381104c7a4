// What two people see and do in the classroom of a lesson.
import type { Locator, Page } from '@playwright/test';
import { api } from './api.js';
import { expect } from './somo.js';

/** What the large picture shows: how many frames were decoded, and the colors of some of its points. */
const pictureOf = (page: Page, label: RegExp) =>
  page.getByLabel(label).evaluate((element) => {
    const video = element as unknown as { getVideoPlaybackQuality(): { totalVideoFrames: number } };
    const { document } = globalThis as unknown as { document: { createElement(name: string): never } };
    const canvas = document.createElement('canvas') as { width: number; height: number; getContext(kind: string): never };
    [canvas.width, canvas.height] = [32, 18];
    const context = canvas.getContext('2d') as { drawImage(...all: unknown[]): void; getImageData(...all: number[]): { data: number[] } };
    context.drawImage(video, 0, 0, 32, 18);
    return { frames: video.getVideoPlaybackQuality().totalVideoFrames, points: Array.from(context.getImageData(0, 0, 32, 18).data).join() };
  });

/** Returns how many parts of the recording of a lesson have arrived. */
export async function chunksOf(url: string, token: string, id: string): Promise<number> {
  const { items } = await api(url, 'GET /api/lessons/:id/recordings', { token, params: { id } });
  const recordingId = items.at(-1)?.id;
  if (recordingId === undefined) return 0;
  const path = 'GET /api/lessons/:id/recordings/:recordingId/chunks';
  return (await api(url, path, { token, params: { id, recordingId } })).received.length;
}

/** Seeks to the middle of what a player plays. */
export async function seekIn(element: unknown): Promise<{ duration: number; soughtTo: number }> {
  const player = element as EventTarget & { duration: number; currentTime: number; readyState: number };
  const event = (name: string) => new Promise((resolve) => player.addEventListener(name, resolve, { once: true }));
  if (player.readyState < 1) await event('loadedmetadata');
  const sought = event('seeked');
  player.currentTime = player.duration / 2;
  await sought;
  return { duration: player.duration, soughtTo: player.currentTime };
}

/** Waits until the other person's picture moves. */
export async function seesMove(page: Page, label: RegExp): Promise<void> {
  await expect(page.getByLabel(label)).toBeVisible({ timeout: 30_000 });
  const before = await pictureOf(page, label);
  await expect
    .poll(
      async () => {
        const now = await pictureOf(page, label);
        return now.frames > before.frames && now.points !== before.points;
      },
      { timeout: 15_000 },
    )
    .toBe(true);
}

/** Draws a line across the board, at a share of its height. */
export async function drawLine(page: Page, height: number): Promise<void> {
  const { x, y, width, height: whole } = (await page.getByRole('application').boundingBox())!;
  await page.mouse.move(x + width * 0.4, y + whole * height);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + whole * height, { steps: 10 });
  await page.mouse.up();
}

export const sheetOf = (page: Page) => page.getByRole('application').locator('canvas').first();

/** Whether there is a line in the upper and in the lower half of the board. */
export const inkOf = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const canvas = element as unknown as { width: number; height: number; getContext(kind: string): never };
    const context = canvas.getContext('2d') as { getImageData(...all: number[]): { data: number[] } };
    const half = Math.floor(canvas.height / 2);
    const hasInk = (top: number) => {
      const { data } = context.getImageData(Math.floor(canvas.width / 2), top, 1, half);
      return Array.from({ length: half }, (_, at) => data[4 * at]! < 240 && data[4 * at + 3] === 255).some(Boolean);
    };
    return [hasInk(0), hasInk(half)];
  });
