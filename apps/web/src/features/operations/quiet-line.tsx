import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';

/** Says that there is none of something, without a heading and a panel around it. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <Box display="flex" alignItems="flex-start" gap="2" color="fg.muted">
      <Box color="leaf.fg" flexShrink={0} pt="0.5" aria-hidden _icon={{ w: '5', h: '5' }}>
        <CircleCheck />
      </Box>
      <Text>{children}</Text>
    </Box>
  );
}
