import { describe, expect, it } from '@jest/globals';
import { drawingBytesMax } from '@somo/contracts/rules/board';
import { BoardDoc } from './board-doc';
import { finest } from './drawing-hand';
import { simplify } from './simplify';
import { kinds, pack, unpack, type Point, type Stroke } from './stroke';

/** Numbers between 0 and 1 that are the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A letter of two seconds: a hand that loops and swings, at 60 points a second, with a tremor. */
function handwritten(chance: () => number): Point[] {
  const [x, y, size] = [chance() * 1200, chance() * 900, 60 + chance() * 120];
  const [loops, lean, phase] = [1 + chance() * 2, chance(), chance() * 6];
  return Array.from({ length: 120 }, (_, at) => {
    const t = (at / 120) * 2 * Math.PI;
    const tremor = () => (chance() - 0.5) * 0.6;
    return [
      x + size * (t / 3 + 0.5 * Math.cos(loops * t + phase) + lean * Math.sin(t)) + tremor(),
      y + size * Math.sin(loops * t) + tremor(),
    ];
  });
}

describe('CLS-12 a stroke', () => {
  it('takes at most 120 bytes of an update, for half of all handwriting', () => {
    const chance = seeded(1);
    const sizes: number[] = [];
    const board = new BoardDoc();
    board.onOwnUpdate((update) => sizes.push(update.length));
    for (let at = 0; at < 300; at++) board.add('1', { kind: 'pen', color: 1, width: 1, points: simplify(handwritten(chance), finest) });
    expect(sizes).toHaveLength(300);
    expect(sizes.sort((one, other) => one - other)[150]).toBeLessThanOrEqual(120);
  });

  it.each(kinds)('comes back as it was: %s', (kind) => {
    const points: Point[] =
      kind === 'text'
        ? [[10, 1200]]
        : [
            [-3, 5],
            [1600, 7],
            [0, -900],
          ].map(([x = 0, y = 0]) => [x, y]);
    const pressed = points.map(([x, y]) => [x, y, kind === 'pressed' ? 1 : undefined].filter((one) => one !== undefined) as Point);
    const stroke: Stroke = { kind, color: 5, width: 2, points: pressed, ...(kind === 'text' ? { text: '3x + 4 = 19\nsomo ጤና' } : {}) };
    expect(unpack(pack(stroke))).toEqual(stroke);
  });

  it('is left out where the bytes are none', () => {
    const chance = seeded(2);
    for (const bytes of [new Uint8Array(), Uint8Array.of(7, 1, 1), Uint8Array.of(0), Uint8Array.of(0, 255, 255, 255, 255, 255), 'text'])
      expect(unpack(bytes)).toBeUndefined();
    for (let at = 0; at < 500; at++) expect(() => unpack(Uint8Array.from({ length: at }, () => chance() * 256))).not.toThrow();
  });
});

/** How many partitions are tried; by hand: BOARD_PARTITIONS=1000. */
const partitions = Number(process.env['BOARD_PARTITIONS'] ?? 50);

describe('CLS-12 a board that two people change at once', () => {
  it('comes out the same on both, whatever is drawn, erased, undone, lost for a while, repeated and in whatever order it arrives', () => {
    for (let seed = 1; seed <= partitions; seed++) {
      const chance = seeded(seed);
      const boards = [new BoardDoc(), new BoardDoc()];
      const onTheWay: Uint8Array[][] = [[], []];
      boards.forEach((board, at) => board.onOwnUpdate((update) => onTheWay[1 - at]!.push(update)));
      const deliver = (at: number) => {
        const [update] = onTheWay[at]!.splice(Math.floor(chance() * onTheWay[at]!.length), 1);
        if (!update) return;
        boards[at]!.apply(update);
        if (chance() < 0.2) boards[at]!.apply(update);
      };
      for (let step = 0; step < 60; step++) {
        const at = chance() < 0.5 ? 0 : 1;
        const board = boards[at]!;
        const page = board.pages[Math.floor(chance() * board.pages.length)]!;
        const act = chance();
        if (act < 0.4)
          board.add(page, {
            kind: 'pen',
            color: at,
            width: 0,
            points: [
              [step, seed],
              [chance() * 99, at],
            ],
          });
        else if (act < 0.5) board.erase(page, new Set(board.strokesOn(page).filter(() => chance() < 0.3)));
        else if (act < 0.6) board.undo();
        else if (act < 0.65) board.redo();
        else if (act < 0.68) board.addPage();
        else deliver(at);
      }
      while (onTheWay.some(({ length }) => length > 0)) [0, 1].forEach(deliver);
      const [one, other] = boards.map((board) => board.pages.map((page) => [page, board.strokesOn(page)]));
      expect({ seed, pages: other }).toEqual({ seed, pages: one });
    }
  });

  it('undoes one’s own strokes alone, also after the other has drawn, and brings back what one erased', () => {
    const [mine, theirs] = [new BoardDoc(), new BoardDoc()];
    mine.onOwnUpdate((update) => theirs.apply(update));
    theirs.onOwnUpdate((update) => mine.apply(update));
    const line = (x: number): Stroke => ({
      kind: 'line',
      color: 0,
      width: 0,
      points: [
        [x, 0],
        [x, 9],
      ],
    });
    mine.add('1', line(1));
    theirs.add('1', line(2));
    mine.undo();
    mine.undo();
    for (const board of [mine, theirs]) expect(board.strokesOn('1')).toEqual([line(2)]);
    expect(mine.canUndo).toBe(false);
    mine.erase('1', new Set(mine.strokesOn('1')));
    expect(theirs.strokesOn('1')).toEqual([]);
    theirs.undo();
    expect(mine.strokesOn('1')).toEqual([]);
    mine.undo();
    expect(theirs.strokesOn('1')).toEqual([line(2)]);
  });
});

describe('CLS-12 a drawing that is too large, or refused', () => {
  const line = (x: number): Stroke => ({
    kind: 'line',
    color: 0,
    width: 0,
    points: [
      [x, 0],
      [x, 9],
    ],
  });

  it('is sent in parts: what is erased at once comes back by one undo, and goes again by one redo', () => {
    const [mine, theirs] = [new BoardDoc(), new BoardDoc()];
    const sizes: number[] = [];
    mine.onOwnUpdate((update) => {
      sizes.push(update.length);
      theirs.apply(update);
    });
    const chance = seeded(3);
    for (let at = 0; at < 400; at++) mine.add('1', { kind: 'pen', color: 1, width: 1, points: handwritten(chance) });
    mine.add('1', line(1));
    const before = mine.strokesOn('1');
    const lines = before.slice(0, 400);
    expect(lines.reduce((sum, stroke) => sum + pack(stroke).length, 0)).toBeGreaterThan(2 * drawingBytesMax);
    mine.erase('1', new Set(lines));
    for (const board of [mine, theirs]) expect(board.strokesOn('1')).toEqual([line(1)]);
    mine.undo();
    for (const board of [mine, theirs]) expect(board.strokesOn('1')).toEqual(before);
    mine.redo();
    for (const board of [mine, theirs]) expect(board.strokesOn('1')).toEqual([line(1)]);
    mine.undo();
    mine.undo();
    for (const board of [mine, theirs]) expect(board.strokesOn('1')).toEqual(lines);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(drawingBytesMax);
  });

  it('disappears when it is refused, and what was drawn before, meanwhile and afterwards is seen by both', () => {
    const [mine, theirs] = [new BoardDoc(), new BoardDoc()];
    const sent: Uint8Array[] = [];
    const arrived: Uint8Array[] = [];
    const shown: (number | null)[] = [];
    mine.onOwnUpdate((update) => sent.push(update));
    mine.onStrokes('1', (added) => shown.push(added && added.length));
    const deliver = () =>
      sent.splice(0).forEach((update) => {
        arrived.push(update);
        theirs.apply(update);
      });
    theirs.onOwnUpdate((update) => {
      arrived.push(update);
      mine.apply(update);
    });
    [1, 1, 2].forEach((x) => mine.add('1', line(x)));
    deliver();
    mine.add('1', line(3));
    const [refused] = sent.splice(0);
    mine.add('1', line(4));
    mine.erase('1', new Set(mine.strokesOn('1').slice(1, 2)));
    const page = mine.addPage()!;
    mine.add(page, line(5));
    theirs.add('1', line(6));
    sent.length = 0;
    mine.takeBack(refused!, arrived);
    deliver();
    for (const board of [mine, theirs]) {
      expect(board.strokesOn('1').map(({ points }) => points[0]![0])).toEqual([1, 2, 6, 4]);
      expect(board.strokesOn(page)).toEqual([line(5)]);
      expect(board.hasGap).toBe(false);
    }
    shown.length = 0;
    mine.add('1', line(7));
    deliver();
    expect(shown).toEqual([1]);
    expect(theirs.strokesOn('1').at(-1)).toEqual(line(7));
    mine.undo();
    deliver();
    for (const board of [mine, theirs]) expect(board.strokesOn('1').at(-1)).toEqual(line(4));
    expect(mine.canUndo).toBe(false);
  });
});
