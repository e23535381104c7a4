/** A provider's callback as it arrived: the exact text of its body, and its headers by lowercase name. */
export interface Webhook {
  body: string;
  /** A header that was sent several times is a list. */
  headers: Record<string, string | string[]>;
}
