import { createContext, type ReactNode } from 'react';

export interface FileSender {
  /** Returns the number of each file, which the following two take. */
  send: (files: readonly File[]) => number[];
  /** Whether a file is on its way, or did not get there. */
  isOnItsWay: (file: number) => boolean;
  /** Such a file with how far it is; `onDrop` is told when it is stopped or forgotten. */
  row: (file: number, onDrop: () => void) => ReactNode;
}

/** What adds files to the materials of the lesson that the page is about; null where nothing is added. */
export const SendsFiles = createContext<FileSender | null>(null);
