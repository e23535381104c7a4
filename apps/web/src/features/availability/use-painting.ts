import { useEffect, useState } from 'react';
import type { Hours } from './hours';
import { isOpen, paintHours, type Cell } from './paint-hours';

export type OnPointer = (kind: 'down' | 'enter' | 'click', cell: Cell, event: MouseEvent) => void;

interface Stroke {
  opens: boolean;
  from: Cell;
  to: Cell;
}

/** Hours as they would be while a mouse or pen drags over the grid; they change once it is released. A finger only taps: it scrolls. */
export function usePainting(saved: Hours, onChange: (hours: Hours) => void): { hours: Hours; onPointer: OnPointer } {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const hours = stroke ? paintHours(saved, stroke.opens, [stroke.from, stroke.to]) : saved;

  useEffect(() => {
    if (!stroke) return;
    const finish = () => {
      setStroke(null);
      onChange(hours);
    };
    const cancel = () => setStroke(null);
    window.addEventListener('pointerup', finish);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerup', finish);
      window.removeEventListener('pointercancel', cancel);
    };
  });

  const onPointer: OnPointer = (kind, cell, event) => {
    // Without a pointer: from assistive technology.
    const isTap = (event as PointerEvent).pointerType === 'touch' || (kind === 'click' && event.detail === 0);
    if (kind === 'down' && !isTap && event.button === 0) setStroke({ opens: !isOpen(saved, cell), from: cell, to: cell });
    if (kind === 'enter' && stroke) setStroke({ ...stroke, to: cell });
    if (kind === 'click' && isTap) onChange(paintHours(saved, !isOpen(saved, cell), [cell, cell]));
  };
  return { hours, onPointer };
}
