// What the sandbox does with a card, and with an amount: the table is in docs/money.md.

export interface SandboxCard {
  declines: boolean;
  /** The student's bank asks them first. */
  asks: boolean;
  /** On top of the usual moment. */
  delayMs: number;
  /** How often its reports arrive; 0: they get lost. */
  reports: number;
  /** What becomes of the charge afterwards. */
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

/** An amount that every card is declined for. */
const declinedCents = 6661;

/** A number that is no test card is declined: nobody's real card belongs here. */
export function cardOf(number: string, amountCents: number): SandboxCard {
  const card = cards[number] ?? { declines: true };
  return { ...wellBehaved, ...card, declines: card.declines === true || amountCents === declinedCents };
}

/** 2.9 % and 30 cents, rounded half up, but never more than half of it: what card payments cost most platforms. */
export function sandboxFee(amountCents: number): number {
  return Math.min(Math.floor((amountCents * 290 + 5000) / 10_000) + 30, Math.floor(amountCents / 2));
}
