import { Box, type BoxProps } from '@chakra-ui/react';

/** How much is new, as a number to see; what it belongs to says it in words. */
export function CountMark({ count, ...rest }: { count: number } & BoxProps) {
  if (count === 0) return null;
  return (
    <Box
      as="span"
      aria-hidden
      minW="5"
      h="5"
      px="1"
      display="flex"
      alignItems="center"
      justifyContent="center"
      borderRadius="full"
      bg="clay.600"
      color="paper"
      fontSize="inXs"
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
      {...rest}
    >
      {count > 9 ? '9+' : count}
    </Box>
  );
}
