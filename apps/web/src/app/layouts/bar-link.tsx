import { Box } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useLocalPath } from '../../lib/local-path';
import { LocalLink, type LocalLinkProps } from '../../ui/links';

interface Props extends LocalLinkProps {
  plain?: boolean;
  tall?: boolean;
  /** A page below the one it leads to, on which it is highlighted too. */
  alsoAt?: string | undefined;
}

/** A navigation link, highlighted on its own page; `plain` for links to sections of a page, which never are. */
export function BarLink({ plain = false, tall = false, alsoAt, to, children, ...link }: Props) {
  const here = useLocation().pathname.toLowerCase();
  const isHere = useLocalPath()(to).toLowerCase() === here;
  const current = isHere ? 'page' : alsoAt === here;
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
      css={plain ? {} : { '&[aria-current]': { color: 'brand.fg', bg: 'brand.subtle' } }}
    >
      <LocalLink to={to} {...link} {...(current && !plain ? { 'aria-current': current } : {})}>
        {children}
      </LocalLink>
    </Box>
  );
}
