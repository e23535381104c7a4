import { Box, Text, type BoxProps } from '@chakra-ui/react';

/** Skeletons, with a text for screen readers. */
export function Loading({ label, children, ...rest }: { label: string } & BoxProps) {
  return (
    <Box role="status" {...rest}>
      <Text srOnly>{label}</Text>
      {children}
    </Box>
  );
}
