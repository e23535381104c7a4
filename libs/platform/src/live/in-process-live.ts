import { EventEmitter } from 'node:events';
import type { Live as LiveMap, LiveName } from '@somo/contracts/live';
import { Live, type LiveListener } from './live.js';

/** Live pushes of the embedded setup: one process, one emitter, payloads copied as JSON. */
export class InProcessLive extends Live {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  push<K extends LiveName>(userId: string, name: K, payload: LiveMap[K]): void {
    const text = JSON.stringify(payload);
    setImmediate(() => this.emitter.emit(userId, name, text));
  }

  subscribe(userId: string, listener: LiveListener): () => void {
    const heard = (name: LiveName, text: string) => listener(name, JSON.parse(text) as never);
    this.emitter.on(userId, heard);
    return () => this.emitter.off(userId, heard);
  }

  close(): Promise<void> {
    this.emitter.removeAllListeners();
    return Promise.resolve();
  }
}
