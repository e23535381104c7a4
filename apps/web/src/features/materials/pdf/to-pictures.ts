import { pageBytesMax } from '@somo/contracts/rules/pages';
import type { Pictures } from './messages';

interface Attempt {
  /** Of the drawn page. */
  share: number;
  quality: number;
}

const fullAttempts: Attempt[] = [
  ...[0.8, 0.65, 0.5, 0.35].map((quality) => ({ share: 1, quality })),
  ...[0.5, 0.3, 0.1].map((quality) => ({ share: 0.75, quality })),
  { share: 0.5, quality: 0.3 },
];
const smallAttempts: Attempt[] = [
  ...[0.5, 0.3, 0.15, 0.05].map((quality) => ({ share: 0.5, quality })),
  ...[0.2, 0.05].map((quality) => ({ share: 0.35, quality })),
  { share: 0.2, quality: 0.05 },
];

/** Returns a page as its two pictures, each as good as its size allows; null in a browser that writes no WebP. */
export async function toPictures(canvas: OffscreenCanvas): Promise<Pictures | null> {
  const small = await within(canvas, pageBytesMax.small, smallAttempts);
  const full = await within(canvas, pageBytesMax.full, fullAttempts);
  return small && full && { small, full: await exactIfSmaller(canvas, full) };
}

/** Pages of text are sharper and smaller without loss, which a browser that can do so writes at quality 1. */
async function exactIfSmaller(canvas: OffscreenCanvas, picture: Blob): Promise<Blob> {
  const exact = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
  return exact.size < picture.size ? exact : picture;
}

async function within(canvas: OffscreenCanvas, bytesMax: number, attempts: Attempt[]): Promise<Blob | null> {
  for (const { share, quality } of attempts) {
    const picture = await scaled(canvas, share).convertToBlob({ type: 'image/webp', quality });
    if (picture.type !== 'image/webp') return null;
    if (picture.size <= bytesMax) return picture;
  }
  return null;
}

function scaled(canvas: OffscreenCanvas, share: number): OffscreenCanvas {
  if (share === 1) return canvas;
  const smaller = new OffscreenCanvas(Math.ceil(canvas.width * share), Math.ceil(canvas.height * share));
  const context = smaller.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, smaller.width, smaller.height);
  return smaller;
}
