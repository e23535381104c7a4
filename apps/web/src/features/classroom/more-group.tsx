import { useId, type ReactNode } from 'react';
import { Box, Heading, type BoxProps } from '@chakra-ui/react';

/** Rows of More that belong together, under their name. */
export function MoreGroup({ title, children, css }: { title: string; children: ReactNode } & Pick<BoxProps, 'css'>) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderTopWidth="1px"
      borderColor="border"
      pt="3"
      pb="2"
      _first={{ borderTopWidth: '0', pt: '0' }}
      css={css}
    >
      <Heading as="h3" id={id} textStyle="xs" fontFamily="body" fontWeight="semibold" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
