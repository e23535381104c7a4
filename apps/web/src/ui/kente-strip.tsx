import { Box } from '@chakra-ui/react';

/** The only ornament: gold, clay and leaf, six pixels high. */
export function KenteStrip() {
  return (
    <Box
      aria-hidden
      h="6px"
      backgroundColor={{ _light: 'bg.hero', _dark: 'brand.600' }}
      backgroundImage="repeating-linear-gradient(90deg, var(--chakra-colors-sun-400) 0 28px, var(--chakra-colors-clay-400) 28px 44px, var(--chakra-colors-leaf-400) 44px 56px, transparent 56px 72px)"
    />
  );
}
