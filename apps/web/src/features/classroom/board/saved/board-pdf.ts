// Makes a PDF of a board: its lines as lines, which stay sharp however large they are seen, and its texts as pictures, whatever their letters.
import { boxOfText, colorOf, paintStroke } from '../paint';
import { sheet, type Stroke } from '../stroke';
import { isFilled, trace, widthOf } from '../trace';
import { PdfFile } from './pdf-file';
import { numbers, PdfPath } from './pdf-path';

/** In points: a page has the shape of the sheet. */
const page = { width: 800, height: 600 };
/** How many dots of a text are on a unit of the sheet. */
const textDensity = 2;

/** Returns a PDF with these pages. */
export async function boardPdf(pages: readonly (readonly Stroke[])[]): Promise<Blob> {
  const file = new PdfFile();
  const [catalog, tree] = [file.reserve(), file.reserve()];
  const made: number[] = [];
  for (const strokes of pages) made.push(await addPage(file, tree, strokes));
  file.add(`/Type /Pages /Count ${made.length} /Kids [${made.map((number) => `${number} 0 R`).join(' ')}]`, tree);
  file.add(`/Type /Catalog /Pages ${tree} 0 R`, catalog);
  return file.end(catalog);
}

async function addPage(file: PdfFile, tree: number, strokes: readonly Stroke[]): Promise<number> {
  const scale = page.width / sheet.width;
  // The sheet's origin is above, that of a page below.
  const acts = [`${numbers(scale, 0, 0, -scale, 0, page.height)} cm`, '1 J 1 j'];
  const pictures: string[] = [];
  for (const stroke of strokes) {
    if (stroke.kind !== 'text') {
      acts.push(lineOf(stroke));
      continue;
    }
    const picture = await addText(file, stroke);
    if (!picture) continue;
    const name = `T${pictures.length}`;
    pictures.push(`/${name} ${picture.number} 0 R`);
    acts.push(`q ${numbers(picture.width, 0, 0, -picture.height, picture.x, picture.y + picture.height)} cm /${name} Do Q`);
  }
  const content = await file.addPacked('', new TextEncoder().encode(acts.join('\n')));
  return file.add(
    `/Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${content} 0 R ` +
      `/Resources << /XObject << ${pictures.join(' ')} >> >>`,
  );
}

function lineOf(stroke: Stroke): string {
  const path = new PdfPath();
  trace(path, stroke);
  const color = numbers(...bytesOf(stroke).map((byte) => byte / 255));
  return isFilled(stroke) ? `${color} rg\n${path.toString()}\nf` : `${color} RG ${numbers(widthOf(stroke))} w\n${path.toString()}\nS`;
}

const bytesOf = (stroke: Stroke) => [1, 3, 5].map((at) => parseInt(colorOf(stroke).slice(at, at + 2), 16));

/** Adds the part of a text that is on the sheet; returns nothing if it is beside it. */
async function addText(file: PdfFile, stroke: Stroke) {
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
