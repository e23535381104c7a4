import { useState } from 'react';

/** Returns how many files came since this person last looked; what was there before they entered is not news. */
export function useUnseenFiles(files: number | undefined, isOpen: boolean): number {
  const [seen, setSeen] = useState(files);
  if (files !== undefined && seen !== files && (isOpen || seen === undefined || files < seen)) setSeen(files);
  return files === undefined || seen === undefined || isOpen ? 0 : Math.max(0, files - seen);
}
