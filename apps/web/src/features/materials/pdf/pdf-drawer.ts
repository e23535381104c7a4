// A PDF that is being drawn, page by page, in a worker of its own.
import type { Drawing, Order, Pictures, WhyNot } from './messages';
import { NotDrawn } from './not-drawn';

/** A page that takes longer than this is meant to. */
const longestMs = 20_000;

export class PdfDrawer {
  private constructor(
    private readonly worker: Worker,
    readonly count: number,
  ) {}

  /** Refuses, with the reason, a file that cannot be drawn. */
  static async open(file: File, signal: AbortSignal): Promise<PdfDrawer> {
    if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') throw new NotDrawn('not-drawn');
    const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    const data = await file.arrayBuffer();
    const drawing = await asked(worker, { file: data }, signal);
    if (drawing.kind !== 'opened') throw new NotDrawn('not-drawn');
    return new PdfDrawer(worker, drawing.count);
  }

  async draw(page: number, signal: AbortSignal): Promise<Pictures> {
    const drawing = await asked(this.worker, { page }, signal);
    if (drawing.kind !== 'drawn') throw new NotDrawn('not-drawn');
    return drawing;
  }

  close(): void {
    this.worker.terminate();
  }
}

/** Whatever goes wrong ends the worker. */
function asked(worker: Worker, order: Order, signal: AbortSignal): Promise<Exclude<Drawing, { kind: 'failed' }>> {
  return new Promise((resolve, reject) => {
    const fail = (why: WhyNot) => {
      worker.terminate();
      reject(new NotDrawn(why));
    };
    const timer = setTimeout(() => fail('too-long'), longestMs);
    const stop = () => reject(new DOMException('the drawing was stopped', 'AbortError'));
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    worker.onerror = () => {
      end();
      fail('not-drawn');
    };
    worker.onmessage = ({ data }: MessageEvent<Drawing>) => {
      // pdf.js says by itself that it is ready.
      if (!('kind' in data)) return;
      end();
      if (data.kind === 'failed') fail(data.why);
      else resolve(data);
    };
    if (signal.aborted) return stop();
    worker.postMessage(order, 'file' in order ? [order.file] : []);
  });
}
