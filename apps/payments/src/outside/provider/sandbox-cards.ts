/** How the sandbox treats a card. */
export interface SandboxCard {
  declines: boolean;
  /** On top of the usual moment. */
  delayMs: number;
  /** How often its reports arrive. */
  reports: number;
}

export const demoCard = '4242424242424242';

const wellBehaved: SandboxCard = { declines: false, delayMs: 0, reports: 1 };

const cards: Record<string, SandboxCard> = {
  [demoCard]: wellBehaved,
  '4000000000000002': { ...wellBehaved, declines: true },
  '4000000000000259': { ...wellBehaved, delayMs: 60_000 },
  '4000000000000341': { ...wellBehaved, reports: 2 },
};

/** A number that is no test card is declined: nobody's real card belongs here. */
export function cardOf(number: string): SandboxCard {
  return cards[number] ?? { ...wellBehaved, declines: true };
}
