import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

/** One entry of a description list about a teacher. */
export function TeacherFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" color="fg.muted" textStyle="sm">
        {label}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {children}
      </Text>
    </Box>
  );
}
