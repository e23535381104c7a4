import type { ComponentProps } from 'react';
import { MessageCircle } from 'lucide-react';
import { paths, type About } from '../lib/paths';
import { useUser } from '../lib/use-session';
import { ButtonLink } from './links';

interface Props extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'about'> {
  userId: string;
  label: string;
  /** What is written there is about this lesson or request. */
  about?: About;
}

/** Leads to the conversation with the other person of a lesson or a request. */
export function MessageLink({ userId, label, about, children, ...button }: Props) {
  const role = useUser()?.role ?? null;
  return (
    <ButtonLink variant="plain" size="sm" minH="11" to={paths.messagesWith(role, userId, about)} aria-label={label} {...button}>
      <MessageCircle aria-hidden />
      {children}
    </ButtonLink>
  );
}
