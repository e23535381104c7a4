import { useId, useRef, type ReactNode } from 'react';
import { Box, Button, Dialog, Portal } from '@chakra-ui/react';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  keep: string;
  confirm: string;
  busy?: boolean;
  danger?: boolean;
  /** Beside the buttons: what would be confirmed, or what is still missing. */
  note?: ReactNode;
  /** False while something is missing: the button that confirms can be reached, and says so, but looks like what it is. */
  isReady?: boolean;
  onKeep: () => void;
  /** Escape, or a click beside it, where that is not the same as `onKeep`. */
  onAside?: () => void;
  onConfirm: () => void;
  /** Returns the element to focus on close if the one that opened the dialog is gone by then. */
  returnTo?: (() => HTMLElement | null) | undefined;
  /** 'dialog' for a form, which asks for more than an answer. */
  role?: 'dialog' | 'alertdialog';
  size?: 'sm' | 'lg';
  /** Begins at the title: a field would open a phone's keyboard over what is to be read, or is still loading. */
  focusTitle?: boolean;
}

const wideOnPhones = { base: '1 1 auto', sm: 'none' };

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({ open, title, children, keep, confirm, busy = false, danger = false, ...rest }: Props) {
  const {
    onKeep,
    onAside = onKeep,
    onConfirm,
    returnTo,
    focusTitle = false,
    role = 'alertdialog',
    size = 'sm',
    note,
    isReady = true,
  } = rest;
  const noteId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root
      role={role}
      size={size}
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => !change.open && !busy && onAside()}
      {...(focusTitle ? { initialFocusEl: () => heading.current } : {})}
      {...(returnTo ? { finalFocusEl: returnTo, onExitComplete: () => focusIfLost(returnTo) } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title ref={heading} overflowWrap="anywhere" {...(focusTitle ? { tabIndex: -1, outline: 'none' } : {})}>
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer alignItems="center">
              {note && (
                <Box id={noteId} aria-live="polite" flex={{ base: '1 1 100%', sm: '1 1 12rem' }} textStyle="sm">
                  {note}
                </Box>
              )}
              <Button variant="outline" flex={wideOnPhones} disabled={busy} onClick={onKeep}>
                {keep}
              </Button>
              <Button
                colorPalette={danger ? 'clay' : 'brand'}
                flex={wideOnPhones}
                disabled={busy}
                aria-disabled={isReady ? undefined : true}
                aria-describedby={note ? noteId : undefined}
                onClick={onConfirm}
              >
                {confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Restores the focus for a dialog that was answered before it received the focus, and so does not restore it itself. */
function focusIfLost(returnTo: () => HTMLElement | null): void {
  const held = document.activeElement;
  if (held === null || held === document.body || held.closest('[role$=dialog]')) returnTo()?.focus();
}
