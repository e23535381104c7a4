import type { ReactNode } from 'react';
import { Box, type BoxProps } from '@chakra-ui/react';
import { usePageTitle } from './use-page-title';

/** The content of one screen, in the standard width, with the title of the browser tab. */
export function Page({ title, children, ...rest }: { title: string; children: ReactNode } & Omit<BoxProps, 'title'>) {
  usePageTitle(title);
  return (
    <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '10' }} {...rest}>
      {children}
    </Box>
  );
}
