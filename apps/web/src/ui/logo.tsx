import { Box } from '@chakra-ui/react';

/** The logo: the name over three threads of kente. */
export function Logo({ color = 'fg' }: { color?: string }) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      color={color}
      fontFamily="heading"
      fontWeight="bold"
      textStyle="xl"
      letterSpacing="-0.02em"
    >
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" fill="var(--chakra-colors-brand-500)" />
        <path
          d="M21 10.4c-1-1.5-2.8-2.4-5-2.4-2.9 0-5 1.5-5 3.7 0 5 9.6 2.2 9.6 6.8 0 2.3-2.1 3.9-5 3.9-2.4 0-4.3-1-5.3-2.6"
          fill="none"
          stroke="#fff"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
        <path d="M8 26.5h5" stroke="var(--chakra-colors-sun-400)" strokeWidth="2.6" />
        <path d="M13 26.5h6" stroke="var(--chakra-colors-clay-400)" strokeWidth="2.6" />
        <path d="M19 26.5h5" stroke="var(--chakra-colors-leaf-400)" strokeWidth="2.6" />
      </svg>
      Somo
    </Box>
  );
}
