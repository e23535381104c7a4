import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { ClassroomHead } from './classroom-head';
import type { Place } from './place';

/** A screen of the classroom outside of the call: the lesson above, and below it what scrolls. */
export function HeadedPage({ place, isOver = false, children }: { place: Place; isOver?: boolean; children: ReactNode }) {
  return (
    <Box display="flex" flexDirection="column" h="full">
      <ClassroomHead {...place} isOver={isOver} />
      <Box flex="1" minH="0" overflowY="auto">
        {children}
      </Box>
    </Box>
  );
}
