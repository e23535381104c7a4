import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { fitted, moved, zoomed, type Size, type ViewBox } from './view-box';

const step = 60;
const factor = 1.25;

export type SheetLook = ReturnType<typeof useSheetLook>;
export type Zoom = SheetLook['zoom'];

/** Which part of the sheet a frame shows: all of it at first and whenever its size changes, as when a phone is turned. */
export function useSheetLook(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [box, setBox] = useState<ViewBox>(() => fitted(size));
  const latest = useRef<Size>(size);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = frame.current!;
      if (width === latest.current.width && height === latest.current.height) return;
      latest.current = { width, height };
      setSize(latest.current);
      setBox(fitted(latest.current));
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
  return { size, box, setBox, onKeyDown, zoom };
}
