// Pointers on the sheet: one draws; two, the wheel or the middle button move what is seen.
import type { DrawingHand } from './drawing-hand';
import type { Point } from './stroke';
import { moved, onSheet, zoomed, type Place, type Size, type ViewBox } from './view-box';

interface Parts {
  hand: DrawingHand;
  box: () => ViewBox;
  size: () => Size;
  onLook: (box: ViewBox) => void;
  /** Where a text begins, once the finger is lifted: the field would lose the focus to the sheet before. */
  onText: ((at: Place) => void) | null;
}

/** Follows the pointers on an element until the returned function is called. */
export function followPointers(element: HTMLElement, parts: () => Parts): () => void {
  const fingers = new Map<number, Place>();
  let drawing: number | null = null;
  /** Who has a pen rests a hand on the screen: fingers only move the sheet then. */
  let hasPen = false;
  const placeOf = (event: { clientX: number; clientY: number }): Place => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const pointOf = (event: PointerEvent): Point => {
    const [x, y] = onSheet(parts().box(), placeOf(event));
    return [x, y, event.pointerType === 'pen' ? event.pressure : 0.5];
  };

  function down(event: PointerEvent): void {
    const { hand, onText } = parts();
    fingers.set(event.pointerId, placeOf(event));
    element.setPointerCapture(event.pointerId);
    hasPen ||= event.pointerType === 'pen';
    const moves = event.button === 1 || fingers.size > 1 || (hasPen && event.pointerType === 'touch');
    if (moves) {
      if (drawing !== null) hand.cancel();
      drawing = null;
    } else if (event.button === 0) {
      if (onText) return;
      drawing = event.pointerId;
      hand.down(pointOf(event), event.pointerType === 'pen' && event.pressure > 0);
    }
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    if (event.pointerId === drawing) {
      const places = event.getCoalescedEvents?.() ?? [];
      parts().hand.move((places.length > 0 ? places : [event]).map(pointOf));
    } else if (!parts().onText || fingers.size > 1 || event.buttons === 4) look(event.pointerId, before, now);
    fingers.set(event.pointerId, now);
  }

  /** Two fingers zoom by the distance between them. */
  function look(pointerId: number, before: Place, now: Place): void {
    const { box, size, onLook } = parts();
    const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
    if (!other) return onLook(moved(box(), size(), { x: now.x - before.x, y: now.y - before.y }));
    const apart = (place: Place) => Math.hypot(place.x - other.x, place.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const slid = moved(box(), size(), { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    onLook(zoomed(slid, size(), apart(now) / apart(before), middle));
  }

  function up(event: PointerEvent): void {
    const { hand, onText } = parts();
    const isTap = event.type === 'pointerup' && event.button === 0 && fingers.size === 1;
    fingers.delete(event.pointerId);
    if (onText && isTap) onText(placeOf(event));
    if (event.pointerId !== drawing) return;
    drawing = null;
    if (event.type === 'pointerup') hand.up();
    else hand.cancel();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const { box, size, onLook } = parts();
    if (event.ctrlKey || event.metaKey) onLook(zoomed(box(), size(), Math.exp(-event.deltaY / 300), placeOf(event)));
    else onLook(moved(box(), size(), event.shiftKey ? { x: -event.deltaY, y: 0 } : { x: -event.deltaX, y: -event.deltaY }));
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name as 'pointerdown', listener);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name as 'pointerdown', listener);
    element.removeEventListener('wheel', wheel);
  };
}
