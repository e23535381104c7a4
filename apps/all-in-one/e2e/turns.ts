const all = process.env['LONG_SPECS'] === 'all';
const turn = Number(process.env['SOMO_TURN'] ?? 0);

/** The four looks of a screen, of which a run sees one and `npm run verify` all. */
export const oneInTurn = <T>(looks: readonly T[]): readonly T[] =>
  all ? looks : looks.slice(turn % looks.length, (turn % looks.length) + 1);

/** Every fourth of many screens; `npm run verify` sees all. */
export const aQuarterInTurn = <T>(many: readonly T[]): readonly T[] => (all ? many : many.filter((_, at) => at % 4 === turn));
