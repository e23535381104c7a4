import { useEffect, useState, type ReactElement } from 'react';
import { Box } from '@chakra-ui/react';
import type { Drawing } from './drawings';

/** A line drawing for an empty list. It is fetched once it is shown: few people see one on their first page. */
export function EmptyDrawing({ of }: { of: Drawing }) {
  const [drawing, setDrawing] = useState<ReactElement>();
  useEffect(() => {
    // Without it, the words still say what there is to say.
    void import('./drawings').then(({ drawingOf }) => setDrawing(drawingOf(of)), String);
  }, [of]);
  return (
    <Box w="24" h="24" my="-2">
      {drawing}
    </Box>
  );
}
