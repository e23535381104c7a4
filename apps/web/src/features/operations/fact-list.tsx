import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values, side by side if there is room. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <Box
      as="dl"
      textStyle="sm"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
      columnGap="6"
      rowGap={{ base: '2', sm: '1' }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} display={{ sm: 'contents' }}>
          <Text as="dt" color="fg.muted">
            {name}
          </Text>
          <Box as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
