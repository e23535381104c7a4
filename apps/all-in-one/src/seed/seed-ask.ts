import type { AskName, Asks } from '@somo/contracts/asks/map';

/** Asks a service in the name of a person (their access token) or of a visitor (null). */
export type SeedAsk = <K extends AskName>(token: string | null, name: K, input: Asks[K]['in']) => Promise<Asks[K]['out']>;

export const demoPassword = 'Somo-demo-2026';

export function addressOf(sign: string): string {
  return `${sign}@demo.somo.test`;
}
