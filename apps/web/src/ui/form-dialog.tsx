import { useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog';
import { showFirstError } from './show-first-error';

interface Props {
  title: string;
  /** The label of the button that confirms. */
  confirm: string;
  /** Its label while the request runs. */
  working: string;
  /** The label of the button that changes nothing; 'Cancel' unless that could mean something else. */
  keep?: string;
  danger?: boolean;
  busy: boolean;
  /** Why the last attempt was refused. */
  refusal: string | null;
  children: ReactNode;
  onClose: () => void;
  /** The form's `handleSubmit`, which focuses the first invalid field. */
  onSubmit: () => Promise<void>;
  returnTo?: (() => HTMLElement | null) | undefined;
  focusTitle?: boolean;
  role?: ComponentProps<typeof ConfirmDialog>['role'];
  size?: ComponentProps<typeof ConfirmDialog>['size'];
  note?: ReactNode;
  isReady?: boolean;
}

/** Scrolls what has just appeared into view. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Asks for the input of an action, and explains it before anything happens. */
export function FormDialog({ confirm, working, keep, busy, refusal, children, onClose, onSubmit, ...rest }: Props) {
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (!busy) void onSubmit().then(() => form.current && showFirstError(form.current));
  }
  return (
    <ConfirmDialog
      open
      {...rest}
      keep={keep ?? t('cancel')}
      confirm={busy ? working : confirm}
      busy={busy}
      onKeep={onClose}
      onConfirm={submit}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="5" color="fg">
          {children}
          {/* Beside the button that was pressed: the start of the form may be out of view. */}
          {refusal && (
            <Box role="alert" ref={intoView} bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3">
              {refusal}
            </Box>
          )}
        </Stack>
      </form>
    </ConfirmDialog>
  );
}
