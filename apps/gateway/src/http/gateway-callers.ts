import { everyGateway, type Live as LiveMap } from '@somo/contracts/live';
import { refuse } from '@somo/contracts/refusals';
import type { Clock } from '@somo/platform/clock';
import { Callers } from '@somo/platform/identity/callers';
import type { KeyRing, VerifiedCaller } from '@somo/platform/identity/key-ring';
import { accessTokenSeconds } from '@somo/platform/identity/user-tokens';
import type { Live } from '@somo/platform/live/live';

const tokenMs = accessTokenSeconds * 1000;

/** Verifies callers, and refuses the access tokens of sessions that have ended: without this they would be good for up to ten minutes more. */
export class GatewayCallers extends Callers {
  /** Session id → until when one of its tokens may still be about. */
  private readonly ended = new Map<string, number>();

  constructor(
    keys: KeyRing,
    private readonly time: Clock,
    live: Live,
  ) {
    super('gateway', keys, time);
    live.subscribe(everyGateway, (name, payload) => {
      if (name === 'session.ended') this.forget((payload as LiveMap['session.ended']).sessionId);
    });
  }

  override async verify(token: string | null): Promise<VerifiedCaller> {
    const verified = await super.verify(token);
    const { caller } = verified;
    if (caller.kind === 'user' && (this.ended.get(caller.sessionId) ?? 0) > this.time.now()) throw refuse('session-ended');
    return verified;
  }

  private forget(sessionId: string): void {
    const now = this.time.now();
    for (const [id, until] of this.ended) {
      // In the order in which they came: the first that is not over ends the search.
      if (until > now) break;
      this.ended.delete(id);
    }
    this.ended.set(sessionId, now + tokenMs);
  }
}
