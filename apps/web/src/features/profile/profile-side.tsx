import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';

/** The column with the person, beside what is known of them; on a narrow screen `after` comes after everything else. */
export function ProfileSide({ children, after }: { children: ReactNode; after: ReactNode }) {
  return (
    <Box display={{ base: 'contents', lg: 'grid' }} gap="6" minW="0">
      {children}
      <Box order={{ base: 1, lg: 0 }} minW="0">
        {after}
      </Box>
    </Box>
  );
}
