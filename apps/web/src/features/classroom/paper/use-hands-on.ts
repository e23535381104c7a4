import { useRef, type PointerEvent, type WheelEvent } from 'react';
import { isFromRight } from '../../../lib/reading';
import { moved, zoomed, type Look } from './looks';

interface Wanted {
  look: Look;
  /** Whether there is more of the page than is seen. */
  isMovable: boolean;
  /** The size of the page before it is enlarged, in pixels. */
  size: { width: number; height: number };
  onLook: (look: Look) => void;
  onTurn: (by: 1 | -1) => void;
  /** A mouse or pen is over the page, from 0 to 1 of it. */
  onPoint: (x: number, y: number) => void;
}

const swipe = 60;

interface Touch {
  x: number;
  y: number;
}

/** Returns what moves, enlarges and turns a page by mouse, pen and touch. */
export function useHandsOn({ look, isMovable, size, onLook, onTurn, onPoint }: Wanted) {
  const touches = useRef(new Map<number, Touch>());
  const start = useRef<Touch & { pinched: boolean }>({ x: 0, y: 0, pinched: false });
  const spread = () => {
    const [one, other] = [...touches.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start.current = { x: event.clientX, y: event.clientY, pinched: touches.current.size > 1 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = touches.current.get(event.pointerId);
      if (event.pointerType !== 'touch') {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        onPoint((event.clientX - left) / width, (event.clientY - top) / height);
      }
      if (!before) return;
      const apart = spread();
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (touches.current.size === 2) {
        if (apart > 0) onLook(zoomed(look, spread() / apart));
      } else if (isMovable) onLook(moved(look, (event.clientX - before.x) / size.width, (event.clientY - before.y) / size.height));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      touches.current.delete(event.pointerId);
      const { x, y, pinched } = start.current;
      const [right, down] = [event.clientX - x, event.clientY - y];
      const isSwipe = event.pointerType === 'touch' && !pinched && look.zoom === 1 && Math.abs(right) > Math.max(swipe, Math.abs(down));
      if (isSwipe) onTurn(right < 0 === isFromRight() ? -1 : 1);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      touches.current.delete(event.pointerId);
    },
    onWheel(event: WheelEvent) {
      if (event.ctrlKey || event.metaKey) onLook(zoomed(look, event.deltaY < 0 ? 1.15 : 1 / 1.15));
      else if (isMovable) onLook(moved(look, -event.deltaX / size.width, -event.deltaY / size.height));
    },
  };
}
