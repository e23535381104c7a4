const all = process.env['LONG_SPECS'] === 'all';
const turn = Number(process.env['SOMO_TURN'] ?? 0);
const round = Number(process.env['SOMO_ROUND'] ?? 0);

/** Of the four visual states of a screen, the one whose turn it is; `npm run verify` checks all four. */
export const oneThisTurn = <T>(visualStates: readonly T[]): readonly T[] =>
  all ? visualStates : visualStates.slice(turn % visualStates.length, (turn % visualStates.length) + 1);

/** The quarter of many screens whose turn it is; `npm run verify` checks all. */
export const quarterThisTurn = <T>(many: readonly T[]): readonly T[] => (all ? many : many.filter((_, at) => at % 4 === turn));

/** The language that is checked when all groups have had their turn once more; `npm run verify` checks all. */
export const oneThisRound = <T>(languages: readonly T[]): readonly T[] =>
  all ? languages : languages.filter((_, at) => at === round % languages.length);

/** The quarter of many screens that is checked in such a language, another one whenever each language has been checked once more. */
export const quarterThisRound = <T>(many: readonly T[], languages: number): readonly T[] =>
  all ? many : many.filter((_, at) => at % 4 === Math.floor(round / languages) % 4);
