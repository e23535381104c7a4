const all = process.env['LONG_SPECS'] === 'all';
const turn = Number(process.env['SOMO_TURN'] ?? 0);

/** Of the four visual states of a screen, the one whose turn it is; `npm run verify` checks all four. */
export const oneThisTurn = <T>(visualStates: readonly T[]): readonly T[] =>
  all ? visualStates : visualStates.slice(turn % visualStates.length, (turn % visualStates.length) + 1);

/** The quarter of many screens whose turn it is; `npm run verify` checks all. */
export const quarterThisTurn = <T>(many: readonly T[]): readonly T[] => (all ? many : many.filter((_, at) => at % 4 === turn));
