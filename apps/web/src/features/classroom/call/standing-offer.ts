// A connection that a page offers while it waits alone: the next page only has to answer, which on a slow line saves a second.
import { newKey } from '../../../lib/key';
import type { LinkParts, PeerLink } from './peer-link';

type Step = Parameters<LinkParts['send']>[1];

interface StandingParts {
  link: (of: Pick<LinkParts, 'session' | 'send'>) => PeerLink;
  /** Returns whether the server has kept the offer. */
  publish: (session: string, sdp: string) => Promise<boolean>;
  send: (to: string, session: string, step: Step) => Promise<boolean>;
}

export class StandingOffer {
  readonly session = newKey();
  readonly link: PeerLink;
  private to: string | undefined;
  private readonly late: Step[] = [];

  constructor(private readonly parts: StandingParts) {
    this.link = parts.link({ session: this.session, send: (_session, step) => this.send(step) });
  }

  /** Sends the candidates found since the offer was published to the peer that answered. */
  answeredBy(peerId: string): void {
    this.to = peerId;
    for (const step of this.late.splice(0)) void this.parts.send(peerId, this.session, step);
  }

  private async send(step: Step): Promise<boolean> {
    if (this.to) return this.parts.send(this.to, this.session, step);
    if (step.kind === 'offer') return this.parts.publish(this.session, step.sdp ?? '');
    this.late.push(step);
    return true;
  }
}
