// Draws the pages of a PDF into pictures, away from the page: whatever the file does, ending this worker ends it.
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { pagesMax } from '@somo/contracts/rules/pages';
import { toPictures } from './to-pictures';
import type { Drawing, Order } from './messages';

/** A4 at 800 pixels' width. */
const longestSide = 1_131;

/** Without a document there are no SVG filters; pdf.js then draws without them. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy() {}
}

class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** A scan that this browser cannot decode would leave a blank page. */
let hasLostPicture = false;
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (String(words[0]).includes('Unable to decode image')) hasLostPicture = true;
  else warn(...words);
};

let pdf: PDFDocumentProxy | undefined;

async function open(data: ArrayBuffer): Promise<Drawing> {
  pdf = await getDocument({
    ...{ data: new Uint8Array(data), verbosity: VerbosityLevel.WARNINGS, isEvalSupported: false, useWasm: false, enableXfa: false },
    ...{ maxImageSize: 40_000_000, canvasMaxAreaInBytes: 64_000_000, stopAtErrors: false },
    ...{ ownerDocument: self as unknown as HTMLDocument, CanvasFactory: Canvases, FilterFactory: NoFilters },
  }).promise;
  return pdf.numPages > pagesMax ? { kind: 'failed', why: 'too-many' } : { kind: 'opened', count: pdf.numPages };
}

async function draw(number: number): Promise<Drawing> {
  const page = await pdf!.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longestSide / Math.max(width, height) });
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // Drawn as for a printer, pages go on while this window is hidden.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, intent: 'print', background: '#ffffff' }).promise;
  page.cleanup();
  const pictures = hasLostPicture ? null : await toPictures(canvas);
  return pictures ? { kind: 'drawn', ...pictures } : { kind: 'failed', why: 'not-drawn' };
}

const answer = (drawing: Drawing) => postMessage(drawing);

onmessage = ({ data }: MessageEvent<Order>) => {
  const work = 'file' in data ? open(data.file) : draw(data.page);
  work.then(answer, (error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    answer({ kind: 'failed', why: isLocked ? 'locked' : 'not-drawn' });
  });
};
