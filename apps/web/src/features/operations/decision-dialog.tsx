import { useRef, type FormEvent, type ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  title: string;
  /** The label of the button that confirms. */
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** Why the last attempt was refused. */
  refusal: string | null;
  children: ReactNode;
  onClose: () => void;
  /** Returns the name of the first invalid field, or submits and returns null. */
  onConfirm: () => string | null;
  returnTo: () => HTMLElement | null;
}

/** Asks an operator for the input of an action, and says what it will do before anything happens. */
export function DecisionDialog({ title, confirm, danger = false, busy, refusal, children, onClose, onConfirm, returnTo }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const form = useRef<HTMLFormElement>(null);
  function submit(event?: FormEvent): void {
    event?.preventDefault();
    const wrong = busy ? null : onConfirm();
    if (wrong) (form.current?.elements.namedItem(wrong) as HTMLElement | null)?.focus();
  }
  return (
    <ConfirmDialog
      open
      title={title}
      keep={t('common:cancel')}
      confirm={busy ? t('working') : confirm}
      danger={danger}
      busy={busy}
      onKeep={onClose}
      onConfirm={submit}
      returnTo={returnTo}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="5" color="fg">
          {refusal && (
            <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3">
              {refusal}
            </Box>
          )}
          {children}
        </Stack>
      </form>
    </ConfirmDialog>
  );
}
