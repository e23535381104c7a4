import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasEnded, launch, NotYet, type ServerSpec } from './launch.js';
import { endBackends, endServer, stopOrphan } from './postmaster.js';

const stopMs = 2500;
const firstRetryMs = 100;
const maxRetryMs = 5000;
const notYetMs = 300;
const firstTries = 10;

/** Keeps one PostgreSQL running on one port: a server that dies is restarted once what it left behind has ended. */
export class SupervisedServer {
  private server: ChildProcess | undefined;
  private stopping: Promise<void> | undefined;
  private restarting: Promise<void> | undefined;
  private readonly endWithUs = () => void this.server?.kill('SIGINT');

  constructor(
    private readonly spec: ServerSpec,
    private readonly say: (line: string) => void,
  ) {}

  /** Starts the server; returns the port it listens on, which never changes. `findPort` finds a free one. */
  async start(findPort: () => Promise<number>): Promise<number> {
    // Registered first: this process may end before the server is ready.
    process.once('exit', this.endWithUs);
    for (let tries = 1; ; tries++) {
      const port = await findPort();
      try {
        await this.launch(port);
        return port;
      } catch (error) {
        if (!(error instanceof NotYet) || tries === firstTries) throw error;
        await sleep(notYetMs);
      }
    }
  }

  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  private async end(): Promise<void> {
    await this.endServer();
    // The server that was just being restarted.
    await this.restarting;
    await this.endServer();
    process.removeListener('exit', this.endWithUs);
  }

  private async endServer(): Promise<void> {
    const { server } = this;
    if (server && !hasEnded(server)) await endServer(Number(server.pid), stopMs);
  }

  private async launch(port: number): Promise<void> {
    const server = await launch(this.spec, port, (spawned) => {
      this.server = spawned;
      if (this.stopping) spawned.kill('SIGINT');
    });
    server.unref();
    const restart = (how: string) => void (this.restarting = this.again(port, how));
    server.once('exit', (code, signal) => restart(signal ?? `code ${code}`));
    // It ended after it was ready and before the listener was attached.
    if (hasEnded(server)) restart('at once');
  }

  private async again(port: number, how: string): Promise<void> {
    if (this.stopping) return;
    const from = performance.now();
    this.say(`PostgreSQL ended (${how}) and is started again`);
    for (let pauseMs = firstRetryMs; !this.stopping; pauseMs = Math.min(pauseMs * 2, maxRetryMs)) {
      try {
        await stopOrphan(this.spec.dataDir);
        await endBackends(this.spec.dataDir);
        if (this.stopping) return;
        await this.launch(port);
        this.say(`PostgreSQL works again after ${((performance.now() - from) / 1000).toFixed(1)} s`);
        return;
      } catch (error) {
        if (!this.stopping) this.say(`PostgreSQL does not start yet: ${(error as Error).message}`);
        await sleep(pauseMs, undefined, { ref: false });
      }
    }
  }
}
