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
    <Box>
      <Box aria-hidden display="flex" gap="1">
        {parts.map(({ label, share, bg }) => (
          <Box key={label} flexGrow={share} flexBasis="0" h="4" bg={bg} borderRadius="l1" />
        ))}
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="2" mt="3">
        {parts.map(({ label, share }) => (
          <Box key={label} flex="1 1 6rem" _last={{ textAlign: 'end' }}>
            <Text fontFamily="heading" fontWeight="bold" textStyle="2xl">
              {percent(share / 100)}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {label}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
