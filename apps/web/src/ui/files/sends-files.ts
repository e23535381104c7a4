import { createContext, type ComponentType, type ReactNode } from 'react';

interface Sends {
  send: (files: readonly File[]) => void;
  /** How many are on their way, or did not get there. */
  count: number;
  /** Those, with how far they are; `onDrop` is told when one is stopped or forgotten. */
  rows: (onDrop: () => void) => ReactNode;
}

export interface SendsProps {
  lessonId: string;
  children: (sends: Sends) => ReactNode;
}

/** What adds files to the materials of a lesson; null where nothing is added. */
export const SendsFiles = createContext<ComponentType<SendsProps> | null>(null);
