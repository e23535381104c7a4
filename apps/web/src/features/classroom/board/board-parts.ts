// How pages and strokes lie in the document of a board.
import type { Doc } from 'yjs';

/** The first page is there from the start, so that both people begin on the same one. */
const firstPage = '1';
export const pagesMax = 50;

export const addedPages = (doc: Doc) => doc.getArray<string>('pages');
export const strokesOf = (doc: Doc, page: string) => doc.getArray<Uint8Array>(`p${page}`);
/** What lies behind pages, by page. */
export const backgroundsOf = (doc: Doc) => doc.getMap<string>('backgrounds');

export function pagesOf(doc: Doc): string[] {
  const added = addedPages(doc).toArray();
  return [...new Set([firstPage, ...added.filter((page) => typeof page === 'string')])].slice(0, pagesMax);
}

/** What is changed at once, in bytes: far less than a drawing may have, and undoing it takes as much. */
const partMax = 16_000;
const aroundBytes = 40;

/** Returns what is to be changed in parts, each of which can be sent. */
export function inParts<Part>(all: readonly Part[], bytesOf: (part: Part) => Uint8Array): Part[][] {
  const parts: Part[][] = [];
  let room = 0;
  for (const one of all) {
    const size = bytesOf(one).length + aroundBytes;
    if (size > room) {
      parts.push([]);
      room = partMax;
    }
    parts.at(-1)!.push(one);
    room -= size;
  }
  return parts;
}
