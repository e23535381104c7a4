import { useState, type ReactNode } from 'react';
import { Box, type BoxProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

interface Props extends Omit<BoxProps, 'title' | 'css'> {
  title: ReactNode;
  /** The space above and below the title, which opens and closes the rest. */
  space?: BoxProps['py'];
  /** Unfolded at first. */
  isOpen?: boolean;
  /** How its title is laid out, where it is not across the whole width. */
  summary?: BoxProps;
}

/** Content folded under its title until asked for; works before the app has started. */
export function Fold({ title, space = '3', isOpen = false, summary = {}, children, ...rest }: Props) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <Box asChild {...rest} css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
      <details open={isOpenAtFirst}>
        <Box
          as="summary"
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          minH={{ base: '11', md: 'auto' }}
          py={space}
          cursor="pointer"
          borderRadius="l1"
          listStyleType="none"
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
          _hover={{ '& > svg': { color: 'brand.fg' } }}
          _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
          {...summary}
        >
          <Box minW="0">{title}</Box>
          <Box asChild flexShrink="0" w="5" h="5" color="fg.muted" transition="transform 150ms">
            <ChevronDown aria-hidden />
          </Box>
        </Box>
        {children}
      </details>
    </Box>
  );
}
