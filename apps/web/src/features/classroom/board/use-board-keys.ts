import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../use-shortcuts';
import type { BoardDoc } from './board-doc';
import { toolKeys, type Chosen, type Tool } from './tools';

interface Parts {
  board: BoardDoc;
  onChoose: (change: Partial<Chosen>) => void;
  onTurn: (by: number) => void;
}

/** The keys of the board: a letter for each tool, undo and redo, and the pages. */
export function useBoardKeys({ board, onChoose, onTurn }: Parts): void {
  const tools = Object.fromEntries(Object.entries(toolKeys).map(([tool, key]) => [key, () => onChoose({ tool: tool as Tool })]));
  useShortcuts({ ...tools, pageup: () => onTurn(-1), pagedown: () => onTurn(1) });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog], [role=alertdialog]')) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (isRedo) board.redo();
    else board.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
