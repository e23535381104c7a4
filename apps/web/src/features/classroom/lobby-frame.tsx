import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';

interface Props {
  picture: ReactNode;
  /** What to do: on a phone, right below the picture. */
  side: ReactNode;
  checks: ReactNode;
}

/** A phone that is held sideways has room for the picture beside the button, not above it. */
const heldSideways = '@media (orientation: landscape) and (max-height: 30em)';

const areas = { base: '"picture" "side" "checks"', lg: '"picture side" "checks side"' };

/** Before the call: one's own picture, what to do beside it, and the checks of the devices below it. */
export function LobbyFrame({ picture, side, checks }: Props) {
  return (
    <Box
      display="grid"
      gridTemplateAreas={areas}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }}
      columnGap="12"
      rowGap={{ base: '4', lg: '5' }}
      alignContent={{ base: 'start', lg: 'center' }}
      maxW="page"
      minH={{ lg: 'full' }}
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '1', lg: '4' }}
      pb="8"
      css={{ [heldSideways]: { gridTemplateAreas: areas.lg, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '1.5rem' } }}
    >
      <Box gridArea="picture">{picture}</Box>
      <Box gridArea="side" alignSelf="start" display="flex" flexDirection="column" gap={{ base: '3', lg: '5' }}>
        {side}
      </Box>
      <Box gridArea="checks">{checks}</Box>
    </Box>
  );
}
