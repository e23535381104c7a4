// How the sandbox treats cards and amounts; docs/money.md has the table.

export interface SandboxCard {
  declines: boolean;
  /** The student's bank requires confirmation. */
  asks: boolean;
  /** Added to the usual delay. */
  delayMs: number;
  /** How often its webhooks are delivered; 0: they are lost. */
  reports: number;
  /** How a dispute of the charge ends; null: no dispute. */
  dispute: 'lost' | 'won' | null;
}

export const demoCard = '4242424242424242';

const wellBehaved: SandboxCard = { declines: false, asks: false, delayMs: 0, reports: 1, dispute: null };

const cards: Record<string, Partial<SandboxCard>> = {
  [demoCard]: {},
  '4000000000000002': { declines: true },
  '4000000000009995': { declines: true },
  '4000000000000259': { delayMs: 60_000 },
  '4000000000000341': { reports: 2 },
  '4000000000000119': { reports: 0 },
  '4000002500003155': { asks: true },
  '4000000000001976': { dispute: 'lost' },
  '4000000000002685': { dispute: 'won' },
};

/** An amount for which every card is declined. */
const declinedCents = 6661;

/** Returns the card's behavior. Any number that is not a test card is declined: real card numbers do not belong here. */
export function cardOf(number: string, amountCents: number): SandboxCard {
  const card = cards[number] ?? { declines: true };
  return { ...wellBehaved, ...card, declines: card.declines === true || amountCents === declinedCents };
}

/** Returns the fee in cents: 2.9% plus 30 cents, rounded half up, capped at half the amount; most platforms pay this much for cards. */
export function sandboxFee(amountCents: number): number {
  return Math.min(Math.floor((amountCents * 290 + 5000) / 10_000) + 30, Math.floor(amountCents / 2));
}
