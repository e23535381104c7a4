import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useLocalPath } from '../../lib/local-path';
import { LocalLink, type LocalLinkProps } from '../../ui/links';

interface Props extends LocalLinkProps {
  tall?: boolean;
  /** Another page on which it is highlighted: a page below its target, or one about the same section. */
  alsoAt?: string | undefined;
  /** Whether it is highlighted on each page below its target. */
  alsoBelow?: boolean | undefined;
}

/** A navigation link, highlighted on its own page. */
export function BarLink({ tall = false, alsoAt, alsoBelow = false, to, children, ...link }: Props) {
  const here = useLocation().pathname.toLowerCase();
  const local = useLocalPath();
  const isAt = (path: string) => local(path).toLowerCase() === here;
  const isNear = (alsoAt !== undefined && isAt(alsoAt)) || (alsoBelow && here.startsWith(`${local(to).toLowerCase()}/`));
  const current = isAt(to) ? 'page' : isNear;
  return (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      px="3"
      h={tall ? '12' : '9'}
      borderRadius="full"
      textStyle={tall ? 'md' : 'sm'}
      fontWeight="semibold"
      color="fg.muted"
      whiteSpace="nowrap"
      transition="color 150ms, background 150ms"
      _hover={{ color: 'fg', bg: 'bg.muted' }}
      css={{ '&[aria-current]': { color: 'brand.fg', bg: 'brand.subtle' } }}
    >
      <LocalLink to={to} {...link} {...(current ? { 'aria-current': current } : {})}>
        {children}
      </LocalLink>
    </Box>
  );
}
