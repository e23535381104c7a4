// Undoes and redoes what this browser changed, step by step. A step can be several changes, each small enough to be sent.
import { UndoManager, type Doc } from 'yjs';

const stepOf = 'step';

export class UndoSteps {
  private readonly manager: UndoManager;
  private step = 0;

  constructor(doc: Doc, origin: unknown) {
    this.manager = new UndoManager(doc, { trackedOrigins: new Set([origin]), captureTimeout: 0 });
    this.manager.on('stack-item-added', ({ stackItem }) => stackItem.meta.set(stepOf, this.step));
  }

  /** What is changed from now on is another step. */
  begin(): void {
    this.step += 1;
  }

  get canUndo(): boolean {
    return this.manager.undoStack.length > 0;
  }

  get canRedo(): boolean {
    return this.manager.redoStack.length > 0;
  }

  undo(): void {
    this.takeBack(this.manager.undoStack, () => this.manager.undo());
  }

  redo(): void {
    this.takeBack(this.manager.redoStack, () => this.manager.redo());
  }

  private takeBack(stack: UndoManager['undoStack'], act: () => unknown): void {
    const last: unknown = stack.at(-1)?.meta.get(stepOf);
    this.begin();
    while (stack.length > 0 && stack.at(-1)?.meta.get(stepOf) === last) act();
  }
}
