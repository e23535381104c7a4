import { useEffect, useLayoutEffect, useRef } from 'react';

interface Shown {
  /** The number of the first message that is shown. */
  first: number | undefined;
  count: number;
  onNearStart: () => void;
}

/** How close to the end counts as being there, and how close to the start as near. */
const nearEndPx = 80;
const nearStartPx = 400;

/** Keeps a list of messages at its end unless the reader has scrolled up; then what they read stays where it is when earlier ones come. */
export function useScrollToEnd({ first, count, onNearStart }: Shown) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef<{ first: number | undefined; height: number }>({ first, height: 0 });
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const added = box.scrollHeight - before.current.height;
    const isEarlier = first !== undefined && before.current.first !== undefined && first < before.current.first;
    if (isEarlier && !isAtEnd.current) box.scrollTop += added;
    before.current = { first, height: box.scrollHeight };
  }, [first, count]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const toEnd = () => isAtEnd.current && box.scrollTo({ top: box.scrollHeight });
    toEnd();
    // A phone's keyboard, or turning it, changes the height; a picture that arrives, that of the messages.
    const sizes = new ResizeObserver(toEnd);
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [count]);
  const onScroll = () => {
    const box = list.current;
    if (!box) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEndPx;
    if (box.scrollTop < nearStartPx && !isAtEnd.current) onNearStart();
  };
  return { list, onScroll };
}
