// What this browser changed beside a drawing that the server refused. It builds on the refused one, and is therefore made anew.
import { applyUpdate, type Doc } from 'yjs';
import { addedPages, backgroundsOf, inParts, pagesOf, strokesOf } from './board-parts';

interface Changed {
  page: string;
  added: Uint8Array[];
  erased: Uint8Array[];
}

/**
 * Brings to `kept`, which has what the server has, what `all` has beside that and the refused drawing. `change` runs each of the changes.
 */
export function bringOver(kept: Doc, refused: { doc: Doc; update: Uint8Array }, all: Doc, change: (act: () => void) => void): void {
  applyUpdate(refused.doc, refused.update);
  const known = pagesOf(refused.doc);
  const pages = pagesOf(all);
  const changed = pages.map((page): Changed => {
    const [before, after] = [refused.doc, all].map((doc) => strokesOf(doc, page).toArray());
    return { page, added: without(after!, before!), erased: without(before!, after!) };
  });
  const more = pages.filter((page) => !known.includes(page));
  if (more.length > 0) change(() => addedPages(kept).push(more));
  const [behindBefore, behindNow] = [refused.doc, all].map((doc) => backgroundsOf(doc));
  for (const page of pages) {
    const background = behindNow!.get(page);
    if (background === behindBefore!.get(page)) continue;
    if (background === undefined) change(() => backgroundsOf(kept).delete(page));
    else change(() => backgroundsOf(kept).set(page, background));
  }
  for (const { page, added, erased } of changed) {
    const strokes = strokesOf(kept, page);
    for (const part of inParts(added, (bytes) => bytes)) change(() => strokes.push(part));
    const places = placesOf(strokes.toArray(), erased);
    for (const part of inParts(places, ({ bytes }) => bytes)) change(() => part.forEach(({ at }) => strokes.delete(at, 1)));
  }
}

/** Returns what is in one list more often than in the other. */
function without(all: Uint8Array[], others: Uint8Array[]): Uint8Array[] {
  const counts = new Map<string, number>();
  for (const bytes of others) counts.set(nameOf(bytes), (counts.get(nameOf(bytes)) ?? 0) + 1);
  return all.filter((bytes) => {
    const left = counts.get(nameOf(bytes)) ?? 0;
    counts.set(nameOf(bytes), left - 1);
    return left <= 0;
  });
}

/** Returns where in a list these are, from its end. */
function placesOf(all: Uint8Array[], wanted: Uint8Array[]): { at: number; bytes: Uint8Array }[] {
  const kept = without(all, wanted);
  let next = kept.length - 1;
  const places: { at: number; bytes: Uint8Array }[] = [];
  for (let at = all.length - 1; at >= 0; at--)
    if (all[at] === kept[next]) next -= 1;
    else places.push({ at, bytes: all[at]! });
  return places;
}

/** A later version may keep something else here. */
const nameOf = (bytes: unknown): string => (bytes instanceof Uint8Array ? bytes.join() : JSON.stringify(bytes));
