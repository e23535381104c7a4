import { useEffect, useEffectEvent } from 'react';

/** A dialog that has just opened may not have the focus yet. */
const isAsked = () => document.querySelector(':is([role=alertdialog], [role=dialog])[data-state=open]') !== null;
const isIn = (target: EventTarget | null, what: string) => target instanceof Element && target.closest(what) !== null;

/** Calls the act of a key when it is pressed alone: a letter not where it is text, and nothing while a dialog asks something. */
export function useShortcuts(acts: Partial<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    if (isAsked() || isIn(event.target, '[role=alertdialog], [role=dialog], [role=menu]')) return;
    if (event.key !== 'Escape' && isIn(event.target, 'input, textarea, select')) return;
    acts[event.key.toLowerCase()]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
