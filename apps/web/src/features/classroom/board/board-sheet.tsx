import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Box, chakra, Text } from '@chakra-ui/react';
import type { BoardSession } from './board-session';
import { DrawingHand } from './drawing-hand';
import { followPointers } from './gestures';
import { Painter } from './painter';
import type { Stroke } from './stroke';
import { TextEntry } from './text-entry';
import type { Chosen } from './tools';
import type { SheetLook } from './use-sheet-look';
import { onSheet, type Place } from './view-box';

const Canvas = chakra('canvas');
const whole = { position: 'absolute', inset: '0', w: 'full', h: 'full' } as const;
const nothing: ReadonlySet<Stroke> = new Set();

interface Props {
  session: BoardSession;
  page: string;
  chosen: Chosen;
  /** What lies behind the page, as soon as it is there. */
  background: HTMLCanvasElement | null;
  label: string;
  frame: RefObject<HTMLDivElement | null>;
  look: SheetLook;
  /** What a page says on which nothing is yet. */
  hint: string;
}

/** The sheet itself: two canvases, what is drawn on them, and what pointers and keys do there. */
export function BoardSheet({ session, page, background, chosen, label, hint, frame, look }: Props) {
  const { board, live, theirs } = session;
  const below = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(null);
  const [writingAt, setWritingAt] = useState<Place | null>(null);
  const { size, box, setBox, follow, onKeyDown } = look;
  const theirStroke = theirs.page === page ? theirs.stroke : null;
  const isEmpty = !background && !theirStroke && board.strokesOn(page).length === 0;
  const mine = useRef<{ stroke: Stroke | null; erased: ReadonlySet<Stroke> }>({ stroke: null, erased: nothing });
  const now = useRef({ page, chosen, box, size });

  const paintMoving = useRef(() => {});
  useEffect(() => {
    now.current = { page, chosen, box, size };
    paintMoving.current = () => {
      const { stroke, erased } = mine.current;
      painter.current?.move(
        [theirStroke, stroke].filter((one) => one !== null),
        erased,
      );
    };
    paintMoving.current();
  });
  const theirPoint = theirStroke?.points.at(-1);
  const followThem = useEffectEvent(() => {
    const { stroke, erased } = mine.current;
    if (theirPoint && !stroke && erased.size === 0) follow(theirPoint);
  });
  useEffect(() => followThem(), [theirPoint]);
  useEffect(() => {
    const made = new Painter(below.current!, above.current!);
    painter.current = made;
    const hand = new DrawingHand({
      ...{ board, live, painter: () => painter.current, page: () => now.current.page },
      ...{ chosen: () => now.current.chosen, scale: () => now.current.box.scale },
      onMove: (stroke, erased) => {
        mine.current = { stroke, erased };
        paintMoving.current();
      },
    });
    const stop = followPointers(above.current!, () => ({
      ...{ hand, box: () => now.current.box, size: () => now.current.size },
      onLook: (next) => {
        now.current.box = next;
        setBox(next);
      },
      onText: now.current.chosen.tool === 'text' ? setWritingAt : null,
    }));
    return () => {
      stop();
      made.end();
    };
  }, [board, live, setBox]);
  useEffect(() => painter.current?.resize(size), [size]);
  useEffect(() => painter.current?.look(box), [box, size]);
  useEffect(() => {
    painter.current?.show(board.strokesOn(page), background);
    return board.onStrokes(page, (added) => {
      if (added) painter.current?.append(added);
      else painter.current?.show(board.strokesOn(page), background);
    });
  }, [board, page, background, size]);

  return (
    <Box
      ref={frame}
      role="application"
      aria-label={label}
      tabIndex={0}
      position="relative"
      flex="1"
      minH="0"
      overflow="hidden"
      css={{ '&:active > p': { visibility: 'hidden' } }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === 'Enter' && chosen.tool === 'text') {
          event.preventDefault();
          setWritingAt({ x: size.width / 2, y: size.height / 2 });
        } else onKeyDown(event);
      }}
    >
      <Canvas ref={below} {...whole} aria-hidden />
      <Canvas ref={above} {...whole} aria-hidden style={{ touchAction: 'none', cursor: chosen.tool === 'text' ? 'text' : 'crosshair' }} />
      {isEmpty && !writingAt && (
        <Text
          position="absolute"
          insetInline="6"
          top="50%"
          textAlign="center"
          color="#6b6259"
          pointerEvents="none"
          transform="translateY(-50%)"
        >
          {hint}
        </Text>
      )}
      {writingAt && (
        <TextEntry
          {...{ chosen, box }}
          at={writingAt}
          onEnd={(text) => {
            setWritingAt(null);
            const [x, y] = onSheet(box, writingAt);
            if (text.trim()) board.add(page, { kind: 'text', color: chosen.color, width: chosen.width, points: [[x, y]], text });
            frame.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </Box>
  );
}
