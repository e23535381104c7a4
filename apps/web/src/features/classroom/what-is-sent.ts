import type { Note } from './call/call-state';

/** Returns the key of the words for what a side sends: with its microphone off, only the picture. */
export const whatIsSent = ({ rung, microphone }: Pick<Note, 'rung' | 'microphone'>) =>
  microphone || rung === 'text' ? (`rungs.${rung}` as const) : (`silent.${rung}` as const);
