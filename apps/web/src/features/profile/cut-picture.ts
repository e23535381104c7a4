import type { Area } from 'react-easy-crop';

const side = 512;

/** Returns this square of a picture as a JPEG, turned as the browser shows it; null for a picture that cannot be drawn. */
export async function cut(url: string, area: Area): Promise<Blob | null> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
}
