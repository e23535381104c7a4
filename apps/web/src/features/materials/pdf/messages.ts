// What the page and the worker that draws a PDF tell each other.

export type Order = { file: ArrayBuffer } | { page: number };

/** too-many: pages · locked: with a password · not-drawn: this file or this browser cannot do it · too-long: it took too long */
export type WhyNot = 'too-many' | 'locked' | 'not-drawn' | 'too-long';

export interface Pictures {
  small: Blob;
  full: Blob;
}

export type Drawing = { kind: 'opened'; count: number } | ({ kind: 'drawn' } & Pictures) | { kind: 'failed'; why: WhyNot };
