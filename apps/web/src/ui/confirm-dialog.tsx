import type { ReactNode } from 'react';
import { Button, Dialog, Portal } from '@chakra-ui/react';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  keep: string;
  confirm: string;
  busy?: boolean;
  danger?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  /** Returns the element to focus on close if the one that opened the dialog is gone by then. */
  returnTo?: (() => HTMLElement | null) | undefined;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({ open, title, children, keep, confirm, busy = false, danger = false, onKeep, onConfirm, returnTo }: Props) {
  return (
    <Dialog.Root
      role="alertdialog"
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => !change.open && !busy && onKeep()}
      {...(returnTo ? { finalFocusEl: returnTo, onExitComplete: () => focusIfLost(returnTo) } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={busy} onClick={onKeep}>
                {keep}
              </Button>
              <Button colorPalette={danger ? 'clay' : 'brand'} disabled={busy} onClick={onConfirm}>
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
  if (held === null || held === document.body || held.closest('[role=alertdialog]')) returnTo()?.focus();
}
