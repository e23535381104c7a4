// What is on a board: pages, and on each page strokes, in a document that two browsers change at once and that comes out the same on both.
import { applyUpdate, Doc, type YArrayEvent } from 'yjs';
import { named, nameOf, type Background } from './background';
import { addedPages, backgroundsOf, inParts, pagesMax, pagesOf, strokesOf } from './board-parts';
import { pack, unpack, type Stroke } from './stroke';
import { UndoSteps } from './undo-steps';
import { bringOver } from './without-refused';

/** Who made a change: only one's own strokes are undone. */
const own = 'own';
const others = 'others';
const pages = 'pages';
const again = 'again';

type OnStrokes = (added: Stroke[] | null) => void;

export class BoardDoc {
  private doc = new Doc();
  private steps = new UndoSteps(this.doc, own);
  private readonly updateListeners = new Set<(update: Uint8Array) => void>();
  private readonly changeListeners = new Set<() => void>();
  /** With what stops each. */
  private readonly strokeListeners = new Map<OnStrokes, { page: string; stop: () => void }>();
  /** Strokes that were unpacked, by their bytes. */
  private readonly known = new WeakMap<Uint8Array, Stroke | null>();

  constructor() {
    this.listen();
  }

  /** Calls `listener` with each change that this browser makes. */
  onOwnUpdate(listener: (update: Uint8Array) => void): void {
    this.updateListeners.add(listener);
  }

  /** Calls `listener` after each change, whoever made it, until the returned function is called. */
  onChange(listener: () => void): () => void {
    this.changeListeners.add(listener);
    return () => this.changeListeners.delete(listener);
  }

  /** Calls `listener` with the strokes that were added at the end of a page, or with null if anything else has changed on it. */
  onStrokes(page: string, listener: OnStrokes): () => void {
    this.strokeListeners.set(listener, { page, stop: this.follow(page, listener) });
    return () => {
      this.strokeListeners.get(listener)?.stop();
      this.strokeListeners.delete(listener);
    };
  }

  private listen(): void {
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== others) this.updateListeners.forEach((listener) => listener(update));
    });
    this.doc.on('afterTransaction', () => this.changeListeners.forEach((listener) => listener()));
  }

  private follow(page: string, listener: OnStrokes): () => void {
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

  /**
   * Takes back a drawing that the server refused: makes the document anew from what the server has, and makes what else was changed here anew,
   * as own updates. Without that, nobody would ever see what this browser changes later, because it builds on what the others never get.
   */
  takeBack(refused: Uint8Array, arrived: readonly Uint8Array[]): void {
    const before = this.doc;
    const withRefused = new Doc();
    this.doc = new Doc();
    for (const update of arrived) {
      applyUpdate(this.doc, update);
      applyUpdate(withRefused, update);
    }
    this.steps = new UndoSteps(this.doc, own);
    this.listen();
    bringOver(this.doc, { doc: withRefused, update: refused }, before, (act) => this.doc.transact(act, again));
    before.destroy();
    for (const [listener, followed] of this.strokeListeners) {
      followed.stop = this.follow(followed.page, listener);
      listener(null);
    }
    this.changeListeners.forEach((listener) => listener());
  }

  get pages(): string[] {
    return pagesOf(this.doc);
  }

  /** Adds a page at the end, and returns it; undefined if there are too many. */
  addPage(): string | undefined {
    if (this.pages.length >= pagesMax) return undefined;
    const page = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
    this.doc.transact(() => addedPages(this.doc).push([page]), pages);
    return page;
  }

  strokesOn(page: string): Stroke[] {
    return this.read(this.array(page).toArray()).map(({ stroke }) => stroke);
  }

  add(page: string, stroke: Stroke): void {
    this.steps.begin();
    this.doc.transact(() => this.array(page).push([pack(stroke)]), own);
  }

  /** Erases strokes, in one step that can be undone. */
  erase(page: string, gone: ReadonlySet<Stroke>): void {
    const strokes = this.array(page);
    const packed = strokes.toArray();
    const found = this.read(packed).filter(({ stroke }) => gone.has(stroke));
    this.steps.begin();
    for (const part of inParts(found.reverse(), ({ at }) => packed[at]!))
      this.doc.transact(() => part.forEach(({ at }) => strokes.delete(at, 1)), own);
  }

  backgroundOf(page: string): Background | undefined {
    return named(backgroundsOf(this.doc).get(page));
  }

  /** Puts a picture behind a page, or takes away what is there; one step that can be undone. */
  setBackground(page: string, background: Background | undefined): void {
    this.steps.begin();
    this.doc.transact(() => {
      if (background) backgroundsOf(this.doc).set(page, nameOf(background));
      else backgroundsOf(this.doc).delete(page);
    }, own);
  }

  undo = (): void => this.steps.undo();
  redo = (): void => this.steps.redo();

  get canUndo(): boolean {
    return this.steps.canUndo;
  }

  get canRedo(): boolean {
    return this.steps.canRedo;
  }

  private array(page: string) {
    return strokesOf(this.doc, page);
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
