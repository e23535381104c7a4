import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { ClassroomHead } from './classroom-head';
import type { Place } from './place';
import { beside } from './side-panel';

interface Props {
  place: Place;
  isOver?: boolean;
  /** What opens beside it. */
  panel?: ReactNode;
  children: ReactNode;
}

/** A screen of the classroom outside of the call: the lesson above, and below it what scrolls. */
export function HeadedPage({ place, isOver = false, panel, children }: Props) {
  return (
    <Box display="flex" flexDirection="column" h="full">
      <ClassroomHead {...place} isOver={isOver} />
      <Box flex="1" minH="0" display="flex" flexDirection="column" css={{ [beside]: { flexDirection: 'row' } }}>
        <Box flex="1" minW="0" minH="0" overflowY="auto">
          {children}
        </Box>
        {panel}
      </Box>
    </Box>
  );
}
