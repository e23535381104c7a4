import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';

interface Props {
  picture: ReactNode;
  /** What to do: on a phone, right below the picture. */
  side: ReactNode;
  checks: ReactNode;
  /** What need not be looked at. */
  more?: ReactNode;
}

/** A phone that is held sideways has room for the picture beside the button, not above it. */
const heldSideways = '@media (orientation: landscape) and (max-height: 30em)';

const areas = '"picture side" auto "more side" 1fr';

/** Before the call: one's own picture; beside it, what to do, and below that the checks of the devices. */
export function LobbyFrame({ picture, side, checks, more }: Props) {
  return (
    <Box
      display="flex"
      alignItems={{ base: 'flex-start', lg: 'center' }}
      maxW="page"
      minH={{ lg: 'full' }}
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '1', lg: '4' }}
      pb="8"
    >
      <Box
        display="grid"
        flex="1"
        minW="0"
        gridTemplate='"picture" "side" "more" / minmax(0, 1fr)'
        columnGap="12"
        rowGap={{ base: '4', lg: '5' }}
        css={{
          lg: { gridTemplate: `${areas} / minmax(0, 3fr) minmax(0, 2fr)` },
          [heldSideways]: { gridTemplate: `${areas} / minmax(0, 1fr) minmax(0, 1fr)`, columnGap: '1.5rem' },
        }}
      >
        <Box gridArea="picture">{picture}</Box>
        <Box gridArea="side" alignSelf="start" display="flex" flexDirection="column" gap={{ base: '3', lg: '5' }}>
          {side}
          {checks}
        </Box>
        {more && (
          <Box gridArea="more" display="flex" flexDirection="column" gap="2">
            {more}
          </Box>
        )}
      </Box>
    </Box>
  );
}
