import { sheet } from './stroke';

/** Larger than the sheet by this at most: what is enlarged stays readable, and a photo of a phone takes no hundred megabytes. */
const density = 1.5;

/** Returns a picture, ready to be painted. Throws if the browser cannot read it. */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, (sheet.width * density) / picture.width, (sheet.height * density) / picture.height);
    [canvas.width, canvas.height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}
