import type { By, Caller, Duty, OperatorRole, Role, UserCaller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { serviceNames, type ServiceName } from '@somo/contracts/services';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import type { Clock } from '../clock.js';
import { algorithm, usersKeyId, type KeyRing, type VerifiedCaller } from './key-ring.js';
import { userAudience, userIssuer } from './user-tokens.js';

const mostKept = 10_000;

/** Verifies callers; every service does so for itself. A verified token is cached until it expires. */
export class Callers {
  private readonly services = new Map<string, VerifiedCaller>();

  constructor(
    private readonly me: ServiceName | 'gateway',
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  async verify(token: string | null): Promise<VerifiedCaller> {
    if (token === null) return { caller: { kind: 'visitor' }, expiresAt: Number.POSITIVE_INFINITY };
    const kept = this.services.get(token) ?? this.keys.people.get(token);
    if (kept && kept.expiresAt > this.clock.now()) return kept;
    const verified = await this.read(token);
    const place = verified.caller.kind === 'service' ? this.services : this.keys.people;
    if (place.size >= mostKept) place.clear();
    place.set(token, verified);
    return verified;
  }

  private async read(token: string): Promise<VerifiedCaller> {
    try {
      const keyId = decodeProtectedHeader(token).kid ?? '';
      const key = this.keys.publicKey(keyId);
      if (!key) throw new Error('unknown key');
      const expected =
        keyId === usersKeyId ? { issuer: userIssuer, audience: userAudience } : { issuer: keyId, audience: `service:${this.me}` };
      const { payload } = await jwtVerify(token, key, {
        ...expected,
        algorithms: [algorithm],
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(this.clock.now()),
      });
      const expiresAt = (payload.exp ?? 0) * 1000;
      if (keyId !== usersKeyId) return { caller: { kind: 'service', service: serviceOf(keyId) }, expiresAt };
      // A token of a version in which operators had no roles: the next one names them.
      if (payload.role === 'admin' && !payload.ops) throw new Error('no roles');
      const caller: Caller = {
        kind: 'user',
        userId: payload.sub ?? '',
        role: (payload.role ?? null) as Role | null,
        sessionId: payload.sid as string,
        ...(payload.ops ? { operatorRoles: payload.ops as OperatorRole[] } : {}),
        ...(payload.duty ? { duty: payload.duty as Duty } : {}),
      };
      return { caller, expiresAt };
    } catch {
      // One refusal for all, so that an attacker cannot tell whether the signature, the audience or the expiry was wrong.
      throw refuse('session-ended');
    }
  }
}

function serviceOf(keyId: string): ServiceName {
  const name = serviceNames.find((service) => `service:${service}` === keyId);
  if (!name) throw new Error('not a service');
  return name;
}

/** Refuses a caller that `by` does not admit, and an operator who has to set up two-step sign-in first or whose roles are others. */
export function checkBy(by: readonly By[], caller: Caller): void {
  if (by.includes('public')) return;
  if (caller.kind === 'visitor') throw refuse('not-signed-in');
  if (caller.kind === 'service') {
    if (!by.includes(`service:${caller.service}`)) throw refuse('not-allowed');
    return;
  }
  if (by.includes('any') || by.includes('participant')) return;
  if (caller.role === null) throw refuse('onboarding-needed');
  if (caller.role === 'admin') return checkOperator(by, caller);
  if (!by.includes(caller.role)) throw refuse('wrong-role');
}

function checkOperator(by: readonly By[], { operatorRoles = [], duty }: UserCaller): void {
  if (!by.some((one) => one.startsWith('operator'))) throw refuse('wrong-role');
  if (duty === 'set-up-two-step') throw refuse('two-step-needed');
  if (by.includes('operator') || operatorRoles.includes('admin')) return;
  if (!operatorRoles.some((role) => by.includes(`operator:${role}`))) throw refuse('operator-role-needed');
}
