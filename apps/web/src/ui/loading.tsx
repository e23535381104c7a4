import { Box, Text, type BoxProps } from '@chakra-ui/react';

/** Skeletons, and the words for those who cannot see them. */
export function Loading({ label, children, ...look }: { label: string } & BoxProps) {
  return (
    <Box role="status" {...look}>
      <Text srOnly>{label}</Text>
      {children}
    </Box>
  );
}
