// One page of the PDF: the few elements drawn on it, each tagged in reading order for screen readers.
import PDFDocument from 'pdfkit';
import { fontOf, type Face } from './fonts.js';
import type { TextRuns } from './text-runs.js';

export const ink = { text: '#211C18', muted: '#685A4C', line: '#E8DECF', panel: '#FBF8F3', clay: '#86321A', claySoft: '#FDF1EB' };

interface Place {
  x: number;
  y: number;
  width: number;
  size: number;
  color?: string;
  align?: 'left' | 'right';
  strong?: boolean;
}

type Tag = 'H1' | 'H2' | 'P';

export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly chunks: Buffer[] = [];

  constructor(title: string, lang: string, at: Date) {
    this.doc = new PDFDocument({
      size: 'A4',
      // None until the first text: the standard one would be parsed for nothing.
      font: '',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang,
      displayTitle: true,
      info: { Title: title, Author: 'Somo', Creator: 'Somo', CreationDate: at },
    });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Draws our own wording. Returns the y at which the next line begins. */
  words(tag: Tag, text: string, place: Place): number {
    return this.tagged(tag, () => this.set(place.strong ? 'strong' : 'text', text, place));
  }

  /** Draws text written by users, in as many fonts as it takes. Returns the y at which the next line begins. */
  names(tag: Tag, { runs, plain }: TextRuns, place: Place): number {
    return this.tagged(tag, () => {
      // Adds the actual text where the glyphs alone do not give it: Arabic is
      // set from the right, and some letters are set apart from their marks.
      const said = runs.every(({ face, text }) => face !== 'arabic' && text.normalize('NFC') === text);
      if (!said) this.doc.markContent('Span', { actual: plain });
      for (const [at, { face, text }] of runs.entries()) {
        this.set(face, text, place, { continued: at < runs.length - 1, first: at === 0 });
      }
      if (!said) this.doc.endMarkedContent();
    });
  }

  /** Draws decoration that screen readers skip. */
  ornament(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  finish(): Promise<Buffer> {
    return new Promise((done, fail) => {
      this.doc.on('end', () => done(Buffer.concat(this.chunks)));
      this.doc.on('error', fail);
      this.root.end();
      this.doc.end();
    });
  }

  private tagged(tag: Tag, draw: () => void): number {
    this.root.add(this.doc.struct(tag, {}, draw));
    return this.doc.y;
  }

  private set(face: Face, text: string, place: Place, more: { continued?: boolean; first?: boolean } = {}): void {
    const { x, y, width, size, color = ink.text, align = 'left' } = place;
    // With features named, words are not laid out one by one, which would set Arabic ones in the wrong order.
    const how = { width, align, features: [], continued: more.continued ?? false, lineGap: 2 };
    this.doc.font(fontOf(face).parsed, face, size).fillColor(color);
    if (more.first === false) this.doc.text(text, how);
    else this.doc.text(text, x, y, how);
  }
}
