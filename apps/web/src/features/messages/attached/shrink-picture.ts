import type { Attached } from './attached-file';

/** The longest side that is sent, and what is small enough to be sent as it is. */
const sideMax = 2048;
const smallBytes = 400_000;

/**
 * Returns a picture with its size. A large photo is drawn smaller before it is sent, which spares a slow line megabytes and leaves out where
 * it was taken. Returns undefined for what the browser cannot show.
 */
export async function shrinkPicture(file: Attached): Promise<Attached | undefined> {
  const url = URL.createObjectURL(file.bytes);
  try {
    const picture = await load(url);
    const sized = { ...file, width: picture.naturalWidth, height: picture.naturalHeight };
    const isPhoto = file.bytes.type === 'image/jpeg' || file.bytes.type === 'image/webp';
    if (!isPhoto || file.bytes.size <= smallBytes) return sized;
    return (await drawn(picture, file)) ?? sized;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function load(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

async function drawn(picture: HTMLImageElement, { name, bytes }: Attached): Promise<Attached | undefined> {
  const scale = Math.min(1, sideMax / Math.max(picture.naturalWidth, picture.naturalHeight));
  const [width, height] = [Math.round(picture.naturalWidth * scale), Math.round(picture.naturalHeight * scale)];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!smaller || smaller.size >= bytes.size) return undefined;
  return { name: name.replace(/\.[^.]+$/, '.jpg'), bytes: smaller, width, height };
}
