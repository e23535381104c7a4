import type { ReactNode } from 'react';
import { Box, Heading } from '@chakra-ui/react';

/** One part of the design system, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={name} mb="16">
      <Heading as="h2" size="lg" mb="5">
        {name}
      </Heading>
      {children}
    </Box>
  );
}
