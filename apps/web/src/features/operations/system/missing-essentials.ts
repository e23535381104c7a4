import { essentialChecks, type SystemCheck } from '@somo/contracts/system';

/** Returns what is not set up yet, or does not work, of what has to before people are invited. */
export const missingEssentials = (checks: SystemCheck[]): SystemCheck[] =>
  checks.filter(({ name, finding }) => essentialChecks.includes(name) && (finding === 'off' || finding === 'fails'));
