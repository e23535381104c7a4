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
  /** Who gets the focus back where what opened the dialog is gone by then. */
  returnTo?: (() => HTMLElement | null) | undefined;
}

/** Asks before something that cannot be taken back. */
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
              <Dialog.Title>{title}</Dialog.Title>
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

/** A dialog answered before it held the focus has none to give back. */
function focusIfLost(returnTo: () => HTMLElement | null): void {
  const held = document.activeElement;
  if (held === null || held === document.body || held.closest('[role=alertdialog]')) returnTo()?.focus();
}
