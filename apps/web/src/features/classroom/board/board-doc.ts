// What is on a board: pages, and on each page strokes, in a document that two browsers change at once and that comes out the same on both.
import { applyUpdate, Doc, UndoManager, type YArrayEvent } from 'yjs';
import { pack, unpack, type Stroke } from './stroke';

/** The first page is there from the start, so that both people begin on the same one. */
const firstPage = '1';
const pagesMax = 50;

/** Who made a change: only one's own strokes are undone. */
const own = 'own';
const others = 'others';
const pages = 'pages';

export class BoardDoc {
  private readonly doc = new Doc();
  private readonly added = this.doc.getArray<string>('pages');
  private readonly undone = new UndoManager(this.doc, { trackedOrigins: new Set([own]), captureTimeout: 0 });
  /** Strokes that were unpacked, by their bytes. */
  private readonly known = new WeakMap<Uint8Array, Stroke | null>();

  /** Calls `listener` with each change that this browser makes. */
  onOwnUpdate(listener: (update: Uint8Array) => void): void {
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== others) listener(update);
    });
  }

  /** Calls `listener` after each change, whoever made it, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.doc.on('afterTransaction', listener);
    return () => this.doc.off('afterTransaction', listener);
  }

  /** Calls `listener` with the strokes that were added at the end of a page, or with null if anything else has changed on it. */
  onStrokes(page: string, listener: (added: Stroke[] | null) => void): () => void {
    const strokes = this.array(page);
    const follow = ({ changes }: YArrayEvent<Uint8Array>) => {
      const inserted = changes.delta.at(-1)?.insert as Uint8Array[] | undefined;
      const isAtEnd = inserted && changes.deleted.size === 0 && changes.added.size > 0 && changes.delta.length <= 2;
      const before = changes.delta.length === 2 ? (changes.delta[0]?.retain ?? -1) : 0;
      listener(isAtEnd && before + inserted.length === strokes.length ? this.read(inserted).map(({ stroke }) => stroke) : null);
    };
    strokes.observe(follow);
    return () => strokes.unobserve(follow);
  }

  /** Takes what the other browser or the server sends. Throws if it is no update. */
  apply(update: Uint8Array): void {
    applyUpdate(this.doc, update, others);
  }

  /** Whether something that came refers to what has not come yet. */
  get hasGap(): boolean {
    return this.doc.store.pendingStructs !== null;
  }

  get pages(): string[] {
    return [...new Set([firstPage, ...this.added.toArray().filter((page) => typeof page === 'string')])].slice(0, pagesMax);
  }

  /** Adds a page at the end, and returns it; undefined if there are too many. */
  addPage(): string | undefined {
    if (this.pages.length >= pagesMax) return undefined;
    const page = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
    this.doc.transact(() => this.added.push([page]), pages);
    return page;
  }

  strokesOn(page: string): Stroke[] {
    return this.read(this.array(page).toArray()).map(({ stroke }) => stroke);
  }

  add(page: string, stroke: Stroke): void {
    this.doc.transact(() => this.array(page).push([pack(stroke)]), own);
  }

  /** Erases strokes, in one step that can be undone. */
  erase(page: string, gone: ReadonlySet<Stroke>): void {
    const strokes = this.array(page);
    const found = this.read(strokes.toArray()).filter(({ stroke }) => gone.has(stroke));
    this.doc.transact(() => found.reverse().forEach(({ at }) => strokes.delete(at, 1)), own);
  }

  undo = (): unknown => this.undone.undo();
  redo = (): unknown => this.undone.redo();

  get canUndo(): boolean {
    return this.undone.undoStack.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.redoStack.length > 0;
  }

  private array(page: string) {
    return this.doc.getArray<Uint8Array>(`p${page}`);
  }

  /** What is no stroke is left out: it may come from a later version. */
  private read(packed: Uint8Array[]): { stroke: Stroke; at: number }[] {
    return packed.flatMap((bytes, at) => {
      let stroke = this.known.get(bytes);
      if (stroke === undefined) this.known.set(bytes, (stroke = unpack(bytes) ?? null));
      return stroke ? [{ stroke, at }] : [];
    });
  }
}
