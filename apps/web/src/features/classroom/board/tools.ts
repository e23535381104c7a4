import type { Kind } from './stroke';

/** What a finger, a pen or the mouse does on the sheet. */
export type Tool = Exclude<Kind, 'pressed'> | 'eraser';
export const shapes = ['line', 'arrow', 'rectangle', 'ellipse'] as const satisfies Tool[];

/** The key of each tool; the room itself has M, V, C, B and H. */
export const toolKeys = { pen: 'p', line: 'l', arrow: 'a', rectangle: 'r', ellipse: 'o', text: 't', eraser: 'e' } as const satisfies Record<
  Tool,
  string
>;

export interface Chosen {
  tool: Tool;
  color: number;
  width: number;
}
