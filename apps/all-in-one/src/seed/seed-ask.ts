import type { AskName, Asks } from '@somo/contracts/asks/map';

/** Sends an ask for a person (with their access token) or a visitor (null). */
export type SeedAsk = <K extends AskName>(token: string | null, name: K, input: Asks[K]['in']) => Promise<Asks[K]['out']>;

export const demoPassword = 'Somo-demo-2026';

export function addressOf(username: string): string {
  return `${username}@demo.somo.test`;
}
