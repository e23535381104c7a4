import type { ServiceName } from '@somo/contracts/services';
import { SignJWT } from 'jose';
import type { Clock } from '../clock.js';
import { algorithm, type KeyRing } from './key-ring.js';

const tokenLifetimeSeconds = 60;
const renewBeforeMs = 20_000;

/** Signs the tokens with which a service acts on its own behalf (jobs, reactions): short-lived, and each for one other service. */
export class ServiceTokens {
  private readonly cached = new Map<string, { token: string; renewAt: number }>();

  constructor(
    private readonly service: ServiceName,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  async for(audience: string): Promise<string> {
    const now = this.clock.now();
    const kept = this.cached.get(audience);
    if (kept && kept.renewAt > now) return kept.token;
    const key = this.keys.privateKey(`service:${this.service}`);
    if (!key) throw new Error(`This process does not hold the key of ${this.service}.`);
    const issuedAt = Math.floor(now / 1000);
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: algorithm, kid: `service:${this.service}`, typ: 'JWT' })
      .setIssuer(`service:${this.service}`)
      .setAudience(`service:${audience}`)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenLifetimeSeconds)
      .sign(key);
    this.cached.set(audience, { token, renewAt: now + tokenLifetimeSeconds * 1000 - renewBeforeMs });
    return token;
  }
}
