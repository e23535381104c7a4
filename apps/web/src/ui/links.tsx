import type { ComponentProps } from 'react';
import { Button, Link as ChakraLink } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router-dom';
import { useLocalPath } from '../lib/local-path';

type To = Pick<LocalLinkProps, 'to' | 'onClick'> & { state?: unknown };
type LocalLinkProps = LinkProps & { to: string };

/** A link to a page in the language of the URL. */
export function LocalLink({ to, ...link }: LocalLinkProps) {
  const localPath = useLocalPath();
  return <Link to={localPath(to)} {...link} />;
}

/** A link that looks like a button. */
export function ButtonLink({ to, state, onClick, children, ...look }: To & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  return (
    <Button asChild {...look}>
      <LocalLink to={to} state={state} {...(onClick ? { onClick } : {})}>
        {children}
      </LocalLink>
    </Button>
  );
}

export function TextLink({ to, state, children, ...look }: Omit<To, 'onClick'> & ComponentProps<typeof ChakraLink>) {
  return (
    <ChakraLink asChild {...look}>
      <LocalLink to={to} state={state}>
        {children}
      </LocalLink>
    </ChakraLink>
  );
}
