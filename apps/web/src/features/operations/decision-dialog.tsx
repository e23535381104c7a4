import { useRef, type FormEvent, type ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  title: string;
  /** What the button says that does it. */
  confirm: string;
  danger?: boolean;
  busy: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  children: ReactNode;
  onClose: () => void;
  /** Names the field that is wrong, or does it. */
  onConfirm: () => string | null;
  returnTo: () => HTMLElement | null;
}

/** Asks an operator for what is needed, and says what will happen before anything does. */
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
