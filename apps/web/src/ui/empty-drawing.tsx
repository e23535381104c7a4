import { useEffect, useState, type ReactElement } from 'react';
import { Box } from '@chakra-ui/react';
import type { Drawing } from './drawings';

/** A line drawing for an empty list. It is fetched once it is shown: few people see one on their first page. */
export function EmptyDrawing({ of }: { of: Drawing }) {
  const [shape, setShape] = useState<ReactElement>();
  useEffect(() => {
    // Without it, the words still say what there is to say.
    void import('./drawings').then(({ drawings }) => setShape(drawings[of]), String);
  }, [of]);
  return (
    <Box
      asChild
      w="24"
      h="24"
      color="brand.border"
      my="-2"
      css={{
        '& > *': { fill: 'none', stroke: 'currentColor', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' },
        '& .accent': { stroke: 'var(--chakra-colors-clay-400)' },
      }}
    >
      <svg viewBox="0 0 96 96" aria-hidden>
        {shape}
      </svg>
    </Box>
  );
}
