import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

interface Fact {
  name: string;
  value: ReactNode;
  /** What the others add up to. */
  isTotal?: boolean;
}

interface Props {
  facts: Fact[];
  /** The values are amounts, below each other at the end of the line. */
  areAmounts?: boolean;
}

/** Names and values, side by side if there is room. */
export function FactList({ facts, areAmounts = false }: Props) {
  return (
    <Box
      as="dl"
      textStyle="sm"
      display="grid"
      gridTemplateColumns={areAmounts ? 'minmax(0, 1fr) auto' : { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
      columnGap="6"
      rowGap={areAmounts ? '3' : '1.5'}
    >
      {facts.map(({ name, value, isTotal = false }) => (
        <Box key={name} {...(areAmounts ? { display: 'contents' } : beside)}>
          <Text as="dt" flex="0 0 6.5rem" {...(isTotal ? { ...total, me: '-6' } : { color: 'fg.muted' })}>
            {name}
          </Text>
          <Box
            as="dd"
            {...(isTotal ? total : { fontWeight: 'medium' })}
            flex="1 1 8rem"
            minW="0"
            fontVariantNumeric="tabular-nums"
            overflowWrap="anywhere"
            textAlign={areAmounts ? 'end' : undefined}
          >
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Where the page is too narrow for a table, a value is beside its name if both fit. */
const beside = { display: { base: 'flex', sm: 'contents' }, flexWrap: 'wrap', columnGap: '3' } as const;
const total = { fontWeight: 'bold', borderTopWidth: '1px', borderColor: 'border', pt: '3' } as const;
