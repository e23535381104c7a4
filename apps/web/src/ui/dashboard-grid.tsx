import type { ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';
import { Later } from './later';

interface Props {
  main: ReactNode;
  side: ReactNode;
  /** The content below `main`; on a narrow screen it comes last. */
  more?: ReactNode;
  /** The last part of `main` reaches as far down as `side`. */
  isFilled?: boolean;
}

/** A wide and a narrow column, one below the other on a narrow screen. */
export function DashboardGrid({ main, side, more, isFilled = false }: Props) {
  return (
    <Box
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gridTemplateRows={{ lg: more ? 'auto 1fr' : undefined }}
    >
      <Stack gap="6" minW="0" {...(isFilled ? { alignSelf: 'stretch', css: { '& > :last-child': { flexGrow: 1 } } } : {})}>
        {main}
      </Stack>
      <Stack gap="6" minW="0" gridRow={{ lg: more ? 'span 2' : undefined }}>
        <Later>{side}</Later>
      </Stack>
      {more && <Later>{more}</Later>}
    </Box>
  );
}
