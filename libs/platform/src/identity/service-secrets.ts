import type { ServiceName } from '@somo/contracts/services';
import { createHmac } from 'node:crypto';
import type { KeyRing } from './key-ring.js';

/** Secrets of one service that are stored nowhere, because its own key gives them again. */
export class ServiceSecrets {
  constructor(
    private readonly service: ServiceName,
    private readonly keys: KeyRing,
  ) {}

  /** Returns a value derived from a text for one purpose: always the same, and unpredictable without the service's key (HMAC). */
  derive(purpose: string, text: string): string {
    const secret = this.keys.secretFor(`service:${this.service}`, purpose);
    if (!secret) throw new Error(`This process does not hold the key of ${this.service}.`);
    return createHmac('sha256', secret).update(text).digest('base64url');
  }
}
