import type { Tracer } from '../trace';

/** How far the handles of the four curves of an ellipse reach. */
const quarter = 0.5523;

export const numbers = (...values: number[]): string => values.map((value) => String(Math.round(value * 100) / 100)).join(' ');

/** A line, in the words of a PDF. */
export class PdfPath implements Tracer {
  private readonly words: string[] = [];
  private at: [number, number] = [0, 0];

  toString(): string {
    return this.words.join('\n');
  }

  moveTo = (x: number, y: number): void => this.put('m', x, y);
  lineTo = (x: number, y: number): void => this.put('l', x, y);
  rect = (x: number, y: number, width: number, height: number): void => void this.words.push(`${numbers(x, y, width, height)} re`);
  closePath = (): void => void this.words.push('h');
  bezierCurveTo = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): void => this.put('c', x1, y1, x2, y2, x, y);

  /** A PDF has cubic curves alone. */
  quadraticCurveTo = (x1: number, y1: number, x: number, y: number): void => {
    const [fromX, fromY] = this.at;
    const toward = (from: number, to: number) => from + (2 / 3) * (to - from);
    this.put('c', toward(fromX, x1), toward(fromY, y1), toward(x, x1), toward(y, y1), x, y);
  };

  ellipse = (x: number, y: number, radiusX: number, radiusY: number): void => {
    const [handleX, handleY] = [radiusX * quarter, radiusY * quarter];
    this.moveTo(x + radiusX, y);
    this.put('c', x + radiusX, y + handleY, x + handleX, y + radiusY, x, y + radiusY);
    this.put('c', x - handleX, y + radiusY, x - radiusX, y + handleY, x - radiusX, y);
    this.put('c', x - radiusX, y - handleY, x - handleX, y - radiusY, x, y - radiusY);
    this.put('c', x + handleX, y - radiusY, x + radiusX, y - handleY, x + radiusX, y);
  };

  private put(act: string, ...places: number[]): void {
    this.words.push(`${numbers(...places)} ${act}`);
    this.at = places.slice(-2) as [number, number];
  }
}
