import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { firstLook, reachOf, seeing } from './first-look';
import type { Point, Stroke } from './stroke';
import { fitted, moved, zoomed, type Size, type ViewBox } from './view-box';

const step = 60;
const factor = 1.25;

export type SheetLook = ReturnType<typeof useSheetLook>;
export type Zoom = SheetLook['zoom'];

interface Seen {
  page: string;
  /** What is drawn on the page. */
  strokes: () => readonly Stroke[];
  background: HTMLCanvasElement | null;
  isLoaded: boolean;
}

/** Which part of the sheet a frame shows: until a person chooses, as large a part as has room for what is on the page. */
export function useSheetLook(frame: RefObject<HTMLElement | null>, { page, strokes, background, isLoaded }: Seen) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [{ box, isOwn }, setLook] = useState<{ box: ViewBox; isOwn: boolean }>(() => ({ box: fitted(size), isOwn: false }));
  const latest = useRef<Size>(size);
  const setBox = useCallback((next: ViewBox) => setLook({ box: next, isOwn: true }), []);
  const begin = useEffectEvent((at: Size) => setLook({ box: firstLook(at, reachOf(strokes(), background)), isOwn: false }));
  const resized = useEffectEvent((at: Size) => {
    if (isOwn) setBox(zoomed(box, at, 1, { x: at.width / 2, y: at.height / 2 }));
    else begin(at);
  });
  // What the page has may come later than the page.
  const arrived = useEffectEvent(() => isOwn || begin(latest.current));
  useEffect(() => begin(latest.current), [page]);
  useEffect(() => void arrived(), [isLoaded, background]);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = frame.current!;
      if (width === latest.current.width && height === latest.current.height) return;
      latest.current = { width, height };
      setSize(latest.current);
      resized(latest.current);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [frame]);

  const middle = { x: size.width / 2, y: size.height / 2 };
  const closer = () => zoomed(box, size, factor, middle);
  const farther = () => zoomed(box, size, 1 / factor, middle);
  const whole = () => fitted(size);
  const keys: Record<string, () => ViewBox> = {
    ...{ '+': closer, '=': closer, '-': farther, 0: whole },
    ArrowLeft: () => moved(box, size, { x: step, y: 0 }),
    ArrowRight: () => moved(box, size, { x: -step, y: 0 }),
    ArrowUp: () => moved(box, size, { x: 0, y: step }),
    ArrowDown: () => moved(box, size, { x: 0, y: -step }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!next) return;
    event.preventDefault();
    setBox(next());
  };
  const zoom = {
    onCloser: () => setBox(closer()),
    onFarther: () => setBox(farther()),
    onWhole: () => setBox(whole()),
    isWhole: box.scale <= whole().scale,
    isClosest: closer().scale <= box.scale,
  };
  /** Where the other person draws is seen, unless this one has chosen what to see. */
  const follow = (point: Point) => isOwn || setLook({ box: seeing(box, size, point), isOwn });
  return { size, box, setBox, follow, onKeyDown, zoom };
}
