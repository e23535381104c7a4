// Makes a PDF of a board: its lines as lines, which stay sharp however large they are seen, and its texts as pictures, whatever their letters.
import { boxOfText, colorOf, paintStroke } from '../paint';
import { readPicture } from '../read-picture';
import { placeOnSheet } from '../paint-sheet';
import { sheet, type Stroke } from '../stroke';
import { isFilled, trace, widthOf } from '../trace';
import { PdfFile } from './pdf-file';
import { numbers, PdfPath } from './pdf-path';

/** In points: a page has the shape of the sheet. */
const page = { width: 800, height: 600 };
/** How many dots of a text are on a unit of the sheet. */
const textDensity = 2;

export interface BoardPage {
  strokes: readonly Stroke[];
  /** The picture that lies behind them, if there is one; null if it could not be loaded. */
  background: Blob | null | undefined;
}

/** Returns a PDF with these pages, and whether it has all that lies behind them. */
export async function boardPdf(pages: readonly BoardPage[]): Promise<{ pdf: Blob; isWhole: boolean }> {
  const file = new PdfFile();
  const [catalog, tree] = [file.reserve(), file.reserve()];
  const made: number[] = [];
  let isWhole = true;
  for (const { strokes, background } of pages) {
    // A picture that this browser cannot read is left out.
    const behind = background ? await addBackground(file, background).catch(() => null) : background;
    isWhole &&= behind !== null;
    made.push(await addPage(file, tree, strokes, behind));
  }
  file.add(`/Type /Pages /Count ${made.length} /Kids [${made.map((number) => `${number} 0 R`).join(' ')}]`, tree);
  file.add(`/Type /Catalog /Pages ${tree} 0 R`, catalog);
  return { pdf: file.end(catalog), isWhole };
}

async function addPage(file: PdfFile, tree: number, strokes: readonly Stroke[], behind: Picture | null | undefined): Promise<number> {
  const scale = page.width / sheet.width;
  // The sheet's origin is above, that of a page below.
  const acts = [`${numbers(scale, 0, 0, -scale, 0, page.height)} cm`, '1 J 1 j'];
  const pictures: string[] = [];
  const put = (picture: Picture) => {
    const name = `T${pictures.length}`;
    pictures.push(`/${name} ${picture.number} 0 R`);
    acts.push(`q ${numbers(picture.width, 0, 0, -picture.height, picture.x, picture.y + picture.height)} cm /${name} Do Q`);
  };
  if (behind) put(behind);
  for (const stroke of strokes) {
    if (stroke.kind !== 'text') {
      acts.push(lineOf(stroke));
      continue;
    }
    const picture = await addText(file, stroke);
    if (picture) put(picture);
  }
  const content = await file.addPacked('', new TextEncoder().encode(acts.join('\n')));
  return file.add(
    `/Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${content} 0 R ` +
      `/Resources << /XObject << ${pictures.join(' ')} >> >>`,
  );
}

interface Picture {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

async function addBackground(file: PdfFile, background: Blob): Promise<Picture> {
  const canvas = await readPicture(background);
  const white = canvas.getContext('2d')!;
  // A JPEG has no transparency.
  white.globalCompositeOperation = 'destination-over';
  white.fillStyle = '#ffffff';
  white.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!jpeg) throw new Error('The picture behind a page could not be written.');
  const entries = `/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode /Width ${canvas.width} /Height ${canvas.height}`;
  return { number: file.addBytes(entries, new Uint8Array(await jpeg.arrayBuffer())), ...placeOnSheet(canvas) };
}

function lineOf(stroke: Stroke): string {
  const path = new PdfPath();
  trace(path, stroke);
  const color = numbers(...bytesOf(stroke).map((byte) => byte / 255));
  return isFilled(stroke) ? `${color} rg\n${path.toString()}\nf` : `${color} RG ${numbers(widthOf(stroke))} w\n${path.toString()}\nS`;
}

const bytesOf = (stroke: Stroke) => [1, 3, 5].map((at) => parseInt(colorOf(stroke).slice(at, at + 2), 16));

/** Adds the part of a text that is on the sheet; returns nothing if it is beside it. */
async function addText(file: PdfFile, stroke: Stroke): Promise<Picture | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const box = boxOfText(context, stroke);
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const width = Math.ceil(Math.min(sheet.width, box.x + box.width) - x);
  const height = Math.ceil(Math.min(sheet.height, box.y + box.height) - y);
  if (width <= 0 || height <= 0) return undefined;
  [canvas.width, canvas.height] = [width * textDensity, height * textDensity];
  context.setTransform(textDensity, 0, 0, textDensity, -x * textDensity, -y * textDensity);
  paintStroke(context, stroke);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const opaque = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 3]!);
  const picture = '/Type /XObject /Subtype /Image /BitsPerComponent 8';
  const mask = await file.addPacked(`${picture} /ColorSpace /DeviceGray /Width ${canvas.width} /Height ${canvas.height}`, opaque);
  const color = `${picture} /ColorSpace /DeviceRGB /Width 1 /Height 1 /SMask ${mask} 0 R`;
  return { number: file.addBytes(color, Uint8Array.from(bytesOf(stroke))), x, y, width, height };
}
