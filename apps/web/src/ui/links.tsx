import type { ComponentProps } from 'react';
import { Button, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

type To = Pick<ComponentProps<typeof Link>, 'to' | 'onClick'> & { state?: unknown };

/** A link that looks like a button. */
export function ButtonLink({ to, state, onClick, children, ...look }: To & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  return (
    <Button asChild {...look}>
      <Link to={to} state={state} {...(onClick ? { onClick } : {})}>
        {children}
      </Link>
    </Button>
  );
}

export function TextLink({ to, state, children, ...look }: Omit<To, 'onClick'> & ComponentProps<typeof ChakraLink>) {
  return (
    <ChakraLink asChild {...look}>
      <Link to={to} state={state}>
        {children}
      </Link>
    </ChakraLink>
  );
}
