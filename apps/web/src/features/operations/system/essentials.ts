import { essentialChecks, type SystemCheck } from '@somo/contracts/system';

const essential = ({ name }: SystemCheck) => essentialChecks.includes(name);

/** Returns what is not set up yet of what has to be before people are invited. */
export const missingEssentials = (checks: SystemCheck[]): SystemCheck[] =>
  checks.filter((check) => essential(check) && check.finding === 'off');

/** Returns what people need and nobody could check. */
export const uncheckedEssentials = (checks: SystemCheck[]): SystemCheck[] =>
  checks.filter((check) => essential(check) && check.finding === 'unknown');
