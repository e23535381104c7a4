import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** An icon on a small tile of its own color, before a heading or a sentence. */
export function IconTile({ icon: Icon, tint }: { icon: LucideIcon; tint: 'brand' | 'clay' | 'leaf' }) {
  return (
    <Box
      colorPalette={tint}
      display="grid"
      placeItems="center"
      flexShrink={0}
      w="10"
      h="10"
      borderRadius="l2"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      aria-hidden
    >
      <Icon size={20} />
    </Box>
  );
}
