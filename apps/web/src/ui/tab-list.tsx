import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Tabs } from '@chakra-ui/react';

interface Props extends ComponentProps<typeof Tabs.List> {
  /** The chosen tab. */
  chosen: string;
}

/** A row of tabs that scrolls to the chosen one; it fades out at a side where there are more. */
export function TabList({ chosen, children, ...props }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [goesOn, setGoesOn] = useState({ before: false, after: false });
  const look = () => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    // Counted from the start of the line, which is on the right in some languages.
    const gone = Math.abs(scrollLeft);
    const next = { before: gone > 4, after: gone + clientWidth < scrollWidth - 4 };
    setGoesOn((now) => (now.before === next.before && now.after === next.after ? now : next));
  };
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    look();
  }, [chosen]);
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    for (const sized of [list.current, ...(list.current?.querySelectorAll('[role=tab]') ?? [])]) if (sized) sizes.observe(sized);
    return () => sizes.disconnect();
    // Observed anew with other tabs.
  }, [children]);
  const fade = (side: 'right' | 'left') =>
    `linear-gradient(to ${side}, ${goesOn.before ? 'transparent, #000 2rem' : '#000 0'}, ${goesOn.after ? '#000 calc(100% - 2rem), transparent' : '#000'})`;
  return (
    <Tabs.List
      ref={list}
      onScroll={look}
      css={goesOn.before || goesOn.after ? { maskImage: fade('right'), _rtl: { maskImage: fade('left') } } : {}}
      {...props}
    >
      {children}
    </Tabs.List>
  );
}
