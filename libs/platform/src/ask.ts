import type { AskName, Asks } from '@somo/contracts/asks/map';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { NoAnswer, type AskMessage, type Bus } from './bus/bus.js';
import { currentContext, runWith } from './context.js';
import type { ServiceTokens } from './identity/service-tokens.js';
import { newId } from './ids.js';
import { observeRpc } from './metrics.js';
import { inSpan, traceParent } from './tracing/span.js';

export const defaultTimeoutMs = 5000;
/** The request that waits for this is already done. */
const notifyTimeoutMs = 1000;

/** Sends asks to other services. The caller's token is passed along; in a job or reaction the service authenticates as itself. */
export class Ask {
  constructor(
    private readonly bus: Bus,
    private readonly tokens: ServiceTokens | undefined,
  ) {}

  async for<K extends AskName>(name: K, input: Asks[K]['in'], options: { timeoutMs?: number } = {}): Promise<Asks[K]['out']> {
    const context = currentContext();
    if (context?.inTransaction) throw new Error(`${name} was asked inside a transaction: nothing remote belongs there.`);
    const message = { name, input, token: await this.tokenFor(name), requestId: context?.requestId ?? newId() };
    return inSpan(`ask ${name}`, 'CLIENT', {}, () => this.answered<K>(message, options.timeoutMs ?? defaultTimeoutMs));
  }

  /** Asks as this service, not as the caller: for what is not about the caller. */
  asService<K extends AskName>(name: K, input: Asks[K]['in'], options: { timeoutMs?: number } = {}): Promise<Asks[K]['out']> {
    const requestId = currentContext()?.requestId ?? newId();
    return runWith({ requestId }, () => this.for(name, input, options));
  }

  /** Returns whether a service has taken what an event brings it later anyway. */
  async notify<K extends AskName>(name: K, input: Asks[K]['in']): Promise<boolean> {
    try {
      await this.asService(name, input, { timeoutMs: notifyTimeoutMs });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private async answered<K extends AskName>(message: AskMessage & { name: K }, timeoutMs: number): Promise<Asks[K]['out']> {
    const { name } = message;
    const done = observeRpc(name);
    try {
      const answer = await this.bus.ask({ ...message, timeoutMs, traceParent: traceParent() }, timeoutMs);
      if ('ok' in answer) return answer.ok as Asks[K]['out'];
      if ('refused' in answer) throw new Refusal(answer.refused, answer.details);
      throw new Error(`${name} failed; its service has logged why (request ${message.requestId}).`);
    } catch (error) {
      if (error instanceof NoAnswer) throw refuse(error.reason === 'timeout' ? 'too-slow' : 'service-unavailable');
      throw error;
    } finally {
      done();
    }
  }

  private async tokenFor(name: AskName): Promise<string | null> {
    const token = currentContext()?.token;
    if (token !== undefined) return token;
    if (!this.tokens) throw new Error(`${name} was asked by nobody: give the context a token.`);
    return this.tokens.for(name.split('.')[0] ?? '');
  }
}
