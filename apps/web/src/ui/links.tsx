import type { ComponentProps } from 'react';
import { Button, Link as ChakraLink } from '@chakra-ui/react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useLocalPath } from '../lib/local-path';

type To = Pick<LocalLinkProps, 'to' | 'onClick' | 'state'>;

export interface LocalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** What the history keeps for the page. */
  state?: unknown;
}

/** A link to a page in the language of the URL. */
export function LocalLink({ to, state, target, onClick, children, ...link }: LocalLinkProps) {
  const path = useLocalPath()(to);
  const href = useHref(path);
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, { state, ...(target ? { target } : {}) });
  return (
    <a
      {...link}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ to, state, onClick, children, ...rest }: To & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  return (
    <Button asChild {...rest}>
      <LocalLink to={to} state={state} {...(onClick ? { onClick } : {})}>
        {children}
      </LocalLink>
    </Button>
  );
}

export function TextLink({ to, state, children, ...rest }: Omit<To, 'onClick'> & ComponentProps<typeof ChakraLink>) {
  return (
    <ChakraLink asChild {...rest}>
      <LocalLink to={to} state={state}>
        {children}
      </LocalLink>
    </ChakraLink>
  );
}
