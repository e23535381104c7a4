export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of a push: `gone` means that the browser no longer has this subscription. */
export type PushOutcome = 'sent' | 'gone';

/** Sends encrypted messages to browsers through their makers' push services. */
export abstract class PushSender {
  /** `topic`: a later message with the same one replaces an earlier one that has not arrived yet. Throws what may work later. */
  abstract send(target: PushTarget, text: string, topic: string): Promise<PushOutcome>;
}
