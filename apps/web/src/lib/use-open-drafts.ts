import { useEffect, useState } from 'react';
import { draftKeys } from './kept-for';
import { deviceStore } from './storage';

const isAnyKept = () => draftKeys.some((key) => deviceStore.read(key) !== null);

/** Returns whether the pages of this user may be shown: at once, unless unsaved changes have to be decrypted first. */
export function useOpenDrafts(userId: string | undefined): boolean {
  const [openFor, setOpenFor] = useState(() => (isAnyKept() ? undefined : userId));
  useEffect(() => {
    if (openFor === userId) return;
    let over = false;
    const show = () => over || setOpenFor(userId);
    import('./kept-draft').then(({ openDrafts }) => openDrafts()).then(show, show);
    return () => void (over = true);
  }, [openFor, userId]);
  return openFor === userId;
}
