// A fake socket.io-client for tests: connects at once, and a test can push what the server would.
type Hear = (payload?: unknown) => void;

class FakeSocket {
  private readonly heard = new Map<string, Hear[]>();
  connects = 0;
  connected = false;
  /** Whether messages are acknowledged. */
  answers = true;
  /** The manager, whose traffic is counted. */
  readonly io = { on: () => this.io };

  timeout(): this {
    return this;
  }

  emitWithAck(): Promise<{ ok: true }> {
    return this.answers ? Promise.resolve({ ok: true }) : Promise.reject(new Error('operation has timed out'));
  }

  on(name: string, hear: Hear): this {
    this.heard.set(name, [...(this.heard.get(name) ?? []), hear]);
    if (name === 'connect') queueMicrotask(() => this.connect());
    return this;
  }

  connect(): this {
    this.connects += 1;
    this.connected = true;
    return this.push('connect');
  }

  push(name: string, payload?: unknown): this {
    if (name === 'disconnect') this.connected = false;
    this.heard.get(name)?.forEach((hear) => hear(payload));
    return this;
  }

  disconnect(): this {
    return this.push('disconnect');
  }
}

export const opened: { address: string; options: { auth: (give: (auth: { token: string }) => void) => void }; socket: FakeSocket }[] = [];

export function io(address: string, options: (typeof opened)[number]['options']): FakeSocket {
  const socket = new FakeSocket();
  opened.push({ address, options, socket });
  return socket;
}
