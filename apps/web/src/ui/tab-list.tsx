import { useEffect, useRef, type ComponentProps } from 'react';
import { Tabs } from '@chakra-ui/react';

interface Props extends ComponentProps<typeof Tabs.List> {
  /** The chosen tab. */
  chosen: string;
}

/** Tabs in one row, scrolled sideways so far that the chosen one is in view. */
export function TabList({ chosen, ...props }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return <Tabs.List ref={list} {...props} />;
}
