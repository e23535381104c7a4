import type { ReactNode } from 'react';
import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { asStudent } from '../../lib/role-of-link';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  createAccount: string;
  signIn: string;
  /** The page to return to. */
  from: string;
  signInAt?: string;
  /** What it is about, above the text. */
  children?: ReactNode;
}

/** Tells the user that the next step needs an account, with links to sign in or register and return. */
export function SignInNeeded({ open, onClose, title, text, createAccount, signIn, from, signInAt = paths.login, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={t('close')}>
                <X />
              </IconButton>
            </Dialog.CloseTrigger>
            <Dialog.Header pe="14">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {children}
              {text}
            </Dialog.Body>
            <Dialog.Footer>
              <ButtonLink variant="outline" to={signInAt} state={{ from }} {...asStudent}>
                {signIn}
              </ButtonLink>
              <ButtonLink to={paths.register} state={{ from }} {...asStudent}>
                {createAccount}
              </ButtonLink>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
