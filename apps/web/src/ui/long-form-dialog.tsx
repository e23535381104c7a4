import type { FormEvent, ReactNode } from 'react';
import { Box, Button, Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormAlert, type FormProblem } from './form-alert';
import { showFirstError } from './show-first-error';

interface Props {
  title: string;
  cancel: string;
  save: string;
  busy: boolean;
  /** Why it was not saved, if that belongs to no field. */
  problem?: FormProblem | null;
  children: ReactNode;
  onClose: () => void;
  /** The form's `handleSubmit`. */
  onSubmit: (event: FormEvent) => Promise<void>;
  returnTo: () => HTMLElement | null;
}

/**
 * A form that may be longer than the screen; its buttons stay in view while it is scrolled. A click beside it does not close it, so that what
 * was typed is not lost by accident.
 */
export function LongFormDialog({ title, cancel, save, busy, problem, children, onClose, onSubmit, returnTo }: Props) {
  const { t } = useTranslation('common');
  function submit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    void onSubmit(event).then(() => showFirstError(form));
  }
  return (
    <Dialog.Root
      open
      size="md"
      closeOnInteractOutside={false}
      finalFocusEl={returnTo}
      onOpenChange={(change) => !change.open && !busy && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content asChild>
            <form noValidate onSubmit={submit}>
              <Dialog.Header pe="14">
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body color="fg">{children}</Dialog.Body>
              <Dialog.Footer borderTopWidth="1px" borderColor="border">
                {problem && (
                  <Box flexBasis="full">
                    <FormAlert problem={problem} />
                  </Box>
                )}
                <Button variant="outline" disabled={busy} onClick={onClose}>
                  {cancel}
                </Button>
                <Button type="submit" disabled={busy}>
                  {save}
                </Button>
              </Dialog.Footer>
              <Dialog.CloseTrigger asChild>
                <IconButton variant="ghost" size="sm" aria-label={t('close')} disabled={busy}>
                  <X />
                </IconButton>
              </Dialog.CloseTrigger>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
