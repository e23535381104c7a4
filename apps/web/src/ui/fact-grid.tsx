import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

/** What is known of something, each with its name. `wide` facts take a whole line. */
export function FactGrid({ facts }: { facts: { label: string; value: ReactNode; wide?: boolean }[] }) {
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="5"
    >
      {facts.map(({ label, value, wide }) => (
        <Box key={label} minW="0" gridColumn={wide ? '1 / -1' : undefined}>
          <Text as="dt" color="fg.muted" textStyle="sm" mb="0.5">
            {label}
          </Text>
          <Text as="dd" overflowWrap="anywhere" whiteSpace={wide ? 'pre-line' : undefined} maxW="prose">
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
