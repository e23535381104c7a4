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
  const last = useRef({ top: 0, height: 0 });
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
    const toEnd = () => {
      if (isAtEnd.current) box.scrollTo({ top: box.scrollHeight });
      last.current = { top: box.scrollTop, height: box.clientHeight };
    };
    toEnd();
    // A phone's keyboard, or turning it, changes the height; a picture that arrives, that of the messages.
    const sizes = new ResizeObserver(toEnd);
    for (const each of [box, ...box.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [count]);
  const onScroll = () => {
    const box = list.current;
    if (!box) return;
    const { scrollTop: top, clientHeight: height } = box;
    // Only a reader goes up: what grows, is resized or is shown again stays where it was, and follows its end by itself.
    const isReaders = height === last.current.height && top < last.current.top;
    if (box.scrollHeight - top - height < nearEndPx) isAtEnd.current = true;
    else if (isReaders) isAtEnd.current = false;
    last.current = { top, height };
    if (top < nearStartPx && !isAtEnd.current) onNearStart();
  };
  return { list, onScroll };
}
