import { randomBytes } from 'node:crypto';
import type { lookup } from 'node:dns';
import { openLine, type RelayLine } from './relay-line.js';
import type { RelayAddress } from './relay-url.js';
import { decodeAnswer, type StunAnswer } from './stun-message.js';

const patienceMs = 1_500;
/** Over UDP a request or its answer can get lost. */
const againMs = 400;
const idBytes = 12;

/** One conversation with a TURN server, of requests and their answers. */
export class RelayDialog {
  private readonly line: RelayLine;
  private hear: (message: Buffer) => void = () => {};
  private fail: (error: Error) => void = () => {};
  private failed: Error | undefined;

  constructor(
    private readonly address: RelayAddress,
    lookUp?: typeof lookup,
  ) {
    const onError = (error: Error) => {
      this.failed = error;
      this.fail(error);
    };
    this.line = openLine(address, { onMessage: (message) => this.hear(message), onError }, lookUp);
  }

  /** Resolves with the answer to a request that is made with the given id; rejects if none comes. */
  async ask(method: number, encode: (id: Buffer) => Buffer): Promise<StunAnswer> {
    if (this.failed) throw this.failed;
    const id = randomBytes(idBytes);
    const request = encode(id);
    const timers: NodeJS.Timeout[] = [];
    try {
      return await new Promise<StunAnswer>((resolve, reject) => {
        this.fail = reject;
        this.hear = (message) => {
          const answer = decodeAnswer(message, method, id);
          if (answer) resolve(answer);
        };
        timers.push(setTimeout(() => reject(new Error(`${this.address.host} does not answer`)), patienceMs));
        this.line.send(request);
        if (this.address.transport === 'udp') timers.push(setInterval(() => this.line.send(request), againMs));
      });
    } finally {
      timers.forEach((timer) => clearTimeout(timer));
    }
  }

  close(): void {
    this.line.close();
  }
}
