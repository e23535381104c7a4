import { Box, Text, type BoxProps } from '@chakra-ui/react';

/** Skeletons, with a text for screen readers. */
export function Loading({ label, children, ...look }: { label: string } & BoxProps) {
  return (
    <Box role="status" {...look}>
      <Text srOnly>{label}</Text>
      {children}
    </Box>
  );
}
