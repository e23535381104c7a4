// Messages between the two pages that are worth nothing a moment later, such as where a pen or a pointer is. They may be lost.

/** What each kind of message says. What it says comes from the other person's browser: whoever takes it checks it. */
type PassingKind = 'pen' | 'pointer';

export class Passing {
  private readonly listeners = new Map<PassingKind, Set<(body: unknown) => void>>();

  constructor(private readonly pass: (message: [PassingKind, unknown]) => void) {}

  send(kind: PassingKind, body: unknown): void {
    this.pass([kind, body]);
  }

  /** Calls `listener` with each message of a kind until the returned function is called. */
  on(kind: PassingKind, listener: (body: unknown) => void): () => void {
    const all = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, all.add(listener));
    return () => all.delete(listener);
  }

  receive(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [kind, body] = message as [PassingKind, unknown];
    this.listeners.get(kind)?.forEach((listener) => listener(body));
  }
}
