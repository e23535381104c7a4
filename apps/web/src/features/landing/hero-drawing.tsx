import { Box } from '@chakra-ui/react';

/** Two people, each at their own window, connected by a thread. */
export function HeroDrawing() {
  return (
    <Box
      asChild
      display={{ base: 'none', lg: 'block' }}
      w="full"
      maxW="lg"
      h="auto"
      mt="10"
      color="brand.400"
      css={{
        '& *': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' },
        '& .gold': { stroke: 'var(--chakra-colors-sun-400)' },
        '& .clay': { stroke: 'var(--chakra-colors-clay-400)' },
        '& .leaf': { stroke: 'var(--chakra-colors-leaf-400)' },
      }}
    >
      <svg viewBox="0 0 480 120" width="480" height="120" aria-hidden>
        <rect x="3" y="24" width="124" height="84" rx="14" />
        <circle cx="65" cy="56" r="13" className="clay" />
        <path d="M37 96c4-16 16-21 28-21s24 5 28 21" className="clay" />
        <path d="M49 54c0-14 6-18 16-18s16 4 16 18" />
        <rect x="353" y="24" width="124" height="84" rx="14" />
        <circle cx="415" cy="56" r="13" className="leaf" />
        <path d="M387 96c4-16 16-21 28-21s24 5 28 21" className="leaf" />
        <path d="M400 48c8-16 22-16 30 0" />
        <path d="M139 60C190 4 290 4 341 60" className="gold" strokeDasharray="10 10" />
        <path d="M139 72c51-30 151-30 202 0" strokeDasharray="10 10" />
        <circle cx="240" cy="84" r="17" />
        <path d="M240 75v9l6 5" className="gold" />
      </svg>
    </Box>
  );
}
