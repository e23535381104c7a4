import { Box, Text } from '@chakra-ui/react';
import { percent } from '../lib/format';

interface Part {
  label: string;
  /** Of a hundred. */
  share: number;
  bg: string;
}

/** Returns a bar of the parts of a price, with what each is under it. */
export function PriceSplit({ parts }: { parts: Part[] }) {
  return (
    <Box display="flex" gap="1" w="full">
      {parts.map(({ label, share, bg }) => (
        <Box key={label} flexGrow={share} flexBasis="0" minW="28">
          <Box h="4" bg={bg} borderRadius="l1" aria-hidden />
          <Text fontFamily="heading" fontWeight="bold" textStyle="2xl" mt="3">
            {percent(share / 100)}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {label}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
